// The worker that speaks Polish.
import './engine.ts'
