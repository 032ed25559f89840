// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { LabelsOf } from '../../text/labels.ts'
import { labels as castaways } from '../castaways/labels.ts'
import type { ScenarioQuestions } from '../scenario.ts'

export const SCENARIO_LABELS: LabelsOf<ScenarioQuestions> = {
  ...castaways,
}
