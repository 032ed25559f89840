// The advanced skills, in English. A card that is here is wanted in its deck and in every language.
export const advancedSkills = {
  'advanced/old-hand': { title: 'Old Hand' },
  'advanced/salt-in-the-blood': { title: 'Salt in the Blood' },
  'advanced/fen-walker': { title: 'Fen-walker' },
  'advanced/bonesetter': { title: 'Bonesetter' },
  'advanced/second-skin': { title: 'Second Skin' },
  'advanced/lamp-reader': { title: 'Lamp-reader' },
  'advanced/iron-ration': { title: 'Iron Ration' },
  'advanced/cliff-blood': { title: 'Cliff Blood' },
  'advanced/hunters-stillness': { title: 'Hunter’s Stillness' },
  'advanced/one-voice': { title: 'One Voice' },
  'advanced/look-death-over': { title: 'Look Death Over' },
  'advanced/everything-has-a-use': { title: 'Everything Has a Use' },
}
