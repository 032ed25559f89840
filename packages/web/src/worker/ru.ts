// The worker that speaks Russian.
import './engine.ts'
