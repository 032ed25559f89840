// The worker that speaks English.
import './engine.ts'
