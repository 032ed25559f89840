// The Wreckage cards in English. What is here is wanted in every language.
import type { ThreatTable } from '../../card-words.ts'

export const cards = {
  'wreckage/captains-chest': {
    title: "Captain's Chest",
    action: 'Expedition for Treasure',
    mood: 'The captain will not mind; the octopus inside might.',
  },
  'wreckage/food-crates': {
    title: 'Food Crates',
    action: 'Expedition for Food',
    mood: 'The sea has washed off the labels; supper will be a surprise.',
  },
  'wreckage/lifeboat': {
    title: 'Wrecked Lifeboat',
    action: 'Expedition for Wood',
    mood: 'It failed at sea; it may yet serve on land.',
  },
} satisfies ThreatTable
