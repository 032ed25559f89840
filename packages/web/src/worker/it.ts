// The worker that speaks Italian.
import './engine.ts'
