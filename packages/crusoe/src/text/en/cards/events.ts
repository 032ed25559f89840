// The Event cards in English. What is here is wanted in every language.
import type { ThreatTable } from '../../card-words.ts'

export const cards = {
  'event/argument': {
    title: 'Argument',
    action: 'Agreement',
    mood: 'We divided the beach with a stick, and nobody crosses the line.',
  },
  'event/awful-weather': {
    title: 'Awful Weather',
    action: 'Windscreen',
    mood: 'The rain comes in sideways, as if it were aiming at us.',
  },
  'event/bad-feelings': {
    title: 'Bad Feelings',
    action: 'Careful Gathering',
    mood: 'We reach for every berry as if something might reach back.',
  },
  'event/bear': {
    title: 'Bear',
    action: 'Repair',
    mood: 'He went through our things without haste and approved of nothing.',
  },
  'event/body-on-the-beach': {
    title: 'Body on the Beach',
    action: 'Burial',
    mood: 'The tide brought him in face down, wearing a coat much like ours.',
  },
  'event/broken-tree': {
    title: 'Broken Tree',
    action: 'Removing the Tree',
    mood: 'It creaked all night, and at dawn it came down on top of us.',
  },
  'event/call-of-the-wild': {
    title: 'Call of the Wild',
    action: 'Fierce Hunting',
    mood: 'Something roared beyond the ridge, and something bigger replied.',
  },
  'event/catastrophe': {
    title: 'Catastrophe',
    action: 'Mending the Tools',
    mood: 'Handles snapped, blades bent, ropes frayed, all before breakfast.',
  },
  'event/chronic-tiredness': {
    title: 'Chronic Tiredness',
    action: 'Regeneration',
    mood: 'We sit down to rest and get up hungrier than before.',
  },
  'event/cloudburst': {
    title: 'Cloudburst',
    action: 'Move',
    mood: 'By midnight our beds were afloat, so we packed up in the dark.',
  },
  'event/cold-rain': {
    title: 'Cold Rain',
    action: 'Irrigation',
    mood: 'A rain so cold that our teeth keep time with the drops.',
  },
  'event/cold-rain-2': {
    title: 'Cold Rain',
    action: 'Irrigation',
    mood: 'Even the rain looks for a dry place to sit, and finds our bedding.',
  },
  'event/council': {
    title: 'Council',
    action: 'Brainstorm',
    mood: 'We talked until dark and agreed only on what would never work.',
  },
  'event/culled-area': {
    title: 'Culled Area',
    action: 'Plentiful Hunting',
    mood: 'Nests empty, pools empty, and even the tracks are old.',
  },
  'event/dangerous-night': {
    title: 'Dangerous Night',
    action: 'Build a Defense',
    mood: 'Two green lights among the ferns, and they never blinked.',
  },
  'event/depression': {
    title: 'Depression',
    action: 'Consolation',
    mood: 'The plans are still there in the sand; nobody cares to read them.',
  },
  'event/despondency': {
    title: 'Despondency',
    action: 'Mobilization',
    mood: "The captain's hat has changed heads; the new one isn't grateful.",
  },
  'event/devastation': {
    title: 'Devastation',
    action: 'Cleaning Up',
    mood: 'What fed us yesterday lies flat today, roots to the sky.',
  },
  'event/disaster': { title: 'Disaster', action: 'Mend', mood: 'An hour of wind carried off a week of our work.' },
  'event/drought': {
    title: 'Drought',
    action: 'New Riverbed',
    mood: 'The river is now a road of hot stones with a smell of fish.',
  },
  'event/earthquake': {
    title: 'Earthquake',
    action: 'Building a Passage',
    mood: 'The ground shrugged, and the path we knew was gone.',
  },
  'event/exhausting-night': {
    title: 'Exhausting Night',
    action: 'Rest',
    mood: 'Our hands shake so badly that the knots untie themselves.',
  },
  'event/fight': {
    title: 'Fight',
    action: 'Speech',
    mood: 'It began over a spoon, and there were bruises for everyone.',
  },
  'event/fight-in-the-dark': {
    title: 'Fight in the Dark',
    action: 'Tracking a Predator',
    mood: 'Two beasts settled it beyond the firelight; one limped away.',
  },
  'event/fire': {
    title: 'Fire',
    action: 'Extinguishing the Fire',
    mood: 'The trees we meant to fell are lighting up the whole bay.',
  },
  'event/flood': {
    title: 'Flood',
    action: 'Building a Drain',
    mood: 'The water left us just time enough to choose what to lose.',
  },
  'event/flying-surprise': {
    title: 'Flying Surprise',
    action: 'Cleaning Up After the Accident',
    mood: 'Half a palm tree dropped in on us and did not knock.',
  },
  'event/foul-weather': {
    title: 'Foul Weather',
    action: 'Securing the Sources',
    mood: 'Mud to the knee, wind in the face, and our hands still empty.',
  },
  'event/frost': {
    title: 'Frost',
    action: 'Warming the Camp',
    mood: 'We woke to a white beach and took it at first for salt.',
  },
  'event/heavy-clouds': {
    title: 'Heavy Clouds',
    action: 'Strengthening the Roof',
    mood: 'The clouds hang so low that we stoop without thinking.',
  },
  'event/heavy-rain': {
    title: 'Heavy Rain',
    action: 'Preparing for Rain',
    mood: 'It pours so loudly that we have taken to signs.',
  },
  'event/heavy-rain-is-coming': {
    title: 'Heavy Rain is Coming',
    action: 'Irrigation',
    mood: 'The birds have gone silent and the ants are moving uphill.',
  },
  'event/high-water': {
    title: 'High Water',
    action: 'Drain',
    mood: 'Each morning our stick on the bank stands a little deeper.',
  },
  'event/howling-from-the-woods': {
    title: 'Howling from the Woods',
    action: 'Expedition',
    mood: 'Last night the howl was far off; tonight we heard it draw breath.',
  },
  'event/jaguar': { title: 'Jaguar', action: 'Hunt the Beast', mood: 'It kept its spots and left the stripes on us.' },
  'event/landslide': {
    title: 'Landslide',
    action: 'Securing the Camp',
    mood: 'The hill wanted our spot, and we did not stay to argue.',
  },
  'event/loss-of-hope': {
    title: 'Loss of Hope',
    action: 'Rest',
    mood: 'One of us sat down by the ashes and would not be moved.',
  },
  'event/memories-of-the-cruise': {
    title: 'Memories of the Cruise',
    action: 'Shanty',
    mood: 'The smell of the deck came back, tar and coffee, and we fell silent.',
  },
  'event/mess-in-the-camp': {
    title: 'Mess in the Camp',
    action: 'Putting Things in Order',
    mood: 'Everything we own is here somewhere; that is the trouble.',
  },
  'event/mist': {
    title: 'Mist',
    action: 'Searching for the Old Trail',
    mood: 'We reached out to feel our way and lost sight of our hands.',
  },
  'event/natural-dam-breaks': {
    title: 'Natural Dam Breaks',
    action: 'Protection',
    mood: 'The river brought us timber and took our supper in exchange.',
  },
  'event/night-attack': {
    title: 'Night Attack',
    action: 'In Search of a Beast',
    mood: 'Claws in the dark, shouting, then only our own breathing.',
  },
  'event/night-howling': {
    title: 'Night Howling',
    action: 'Beast Hunting',
    mood: 'They howl in chorus now, and one can tell they have rehearsed.',
  },
  'event/otters': {
    title: 'Otters',
    action: 'Successful Hunting',
    mood: 'They float on their backs and eat our fish while we watch.',
  },
  'event/poisoning': {
    title: 'Poisoning',
    action: 'Draining Poison',
    mood: 'It tasted of almonds, and all of us asked for more.',
  },
  'event/precipice': {
    title: 'Precipice',
    action: 'Building a Bridge',
    mood: 'We dropped a stone to hear it land, and we are still listening.',
  },
  'event/predator-in-the-vicinity': {
    title: 'Predator in the Vicinity',
    action: 'Chasing Off the Predator',
    mood: 'Fresh prints circle the camp, each loop tighter than the last.',
  },
  'event/predator-is-near': {
    title: 'Predator is Near',
    action: 'Fight for Food',
    mood: 'Feathers everywhere, and not one bird left to claim them.',
  },
  'event/predators': {
    title: 'Predators',
    action: 'Fight',
    mood: 'Someone dined here before us and left only tooth marks.',
  },
  'event/predators-in-the-woods': {
    title: 'Predators in the Woods',
    action: 'Searching for a Predator',
    mood: 'The woods let us in politely; it is leaving that worries us.',
  },
  'event/raging-river': {
    title: 'Raging River',
    action: 'Building a Moat',
    mood: 'Half of what we carried now belongs to the river.',
  },
  'event/rain': {
    title: 'Rain',
    action: 'Stronger Roof',
    mood: 'It has settled in for the evening, like a dull guest.',
  },
  'event/ravenous-predators': {
    title: 'Ravenous Predators',
    action: 'Chasing Out the Animals',
    mood: 'Their ribs show, and they no longer mind our shouting.',
  },
  'event/ravishing-hurricane': {
    title: 'Ravishing Hurricane',
    action: 'Rediscovering the Sources',
    mood: 'Somewhere under these trunks lies all we used to gather.',
  },
  'event/ravishing-windstorm': {
    title: 'Ravishing Windstorm',
    action: 'New Weapon',
    mood: 'Our weapons flew farther than we had ever thrown them.',
  },
  'event/rough-passage': {
    title: 'Rough Passage',
    action: 'Establishing New Path',
    mood: 'The rocks have moved, and only the goats know where to step.',
  },
  'event/searching-for-a-new-path': {
    title: 'Searching for a New Path',
    action: 'Exploring New Routes',
    mood: 'The trail is blocked, and every detour leads back here.',
  },
  'event/sleepless-night': {
    title: 'Sleepless Night',
    action: 'Rest',
    mood: 'We counted stars till dawn; now we lose count of our own fingers.',
  },
  'event/slow-work': {
    title: 'Slow Work',
    action: 'Rest',
    mood: 'We measured twice, cut once, and it is still too short.',
  },
  'event/smoke-on-the-horizon': {
    title: 'Smoke on the Horizon',
    action: 'Putting Out the Fire',
    mood: 'We cheered at the smoke until we saw it was our meadow.',
  },
  'event/storm-1': {
    title: 'Storm',
    action: 'Strengthening the Camp',
    mood: 'The sea is throwing at us whatever it has to hand.',
  },
  'event/storm-2': {
    title: 'Storm',
    action: 'Strengthening the Camp',
    mood: 'It sounds like the night of the wreck, with no ship left to lose.',
  },
  'event/storm-damage': {
    title: 'Storm Damage',
    action: 'Repair',
    mood: 'By morning half our camp was hanging in the trees.',
  },
  'event/stroke-of-fate': {
    title: 'Stroke of Fate',
    action: 'Reassuring Rest',
    mood: 'All that we had put off until tomorrow arrived today.',
  },
  'event/strong-wind': {
    title: 'Strong Wind',
    action: 'Tool Maintenance',
    mood: 'One of us works while another holds on to the work.',
  },
  'event/sunny-beach': {
    title: 'Sunny Beach',
    action: 'A Suspiciously Quiet Morning',
    mood: 'Nothing went wrong today, and we do not trust it.',
  },
  'event/termites': {
    title: 'Termites',
    action: 'Pest Control',
    mood: 'We heard chewing all night and hoped it was one of us.',
  },
  'event/the-island-fights-back': {
    title: 'The Island Fights Back',
    action: 'Rescue',
    mood: 'The island has noticed us and is taking it personally.',
  },
  'event/thunderstorm': {
    title: 'Thunderstorm',
    action: 'Subdue the Fire',
    mood: 'Lightning picked the best tree in the grove, just as we had.',
  },
  'event/unusually-cold-night': {
    title: 'Unusually Cold Night',
    action: 'Warming Up',
    mood: 'We huddle so close that nobody can tell whose foot is whose.',
  },
  'event/vertigo': {
    title: 'Vertigo',
    action: 'Rest',
    mood: 'For one of us, at least, the island has begun to roll like a deck.',
  },
  'event/weakness': {
    title: 'Weakness',
    action: 'Rest',
    mood: 'The cleverest hands among us could not hold a cup today.',
  },
  'event/winter-depression': {
    title: 'Winter Depression',
    action: 'Warming Up',
    mood: 'Grey sea, grey sky, grey soup, and nobody complains any more.',
  },
  'event/wrecked-balloon': {
    title: 'Wrecked Balloon',
    action: 'Search',
    mood: 'Rescue came from the sky at last, and rather too fast.',
  },
} satisfies ThreatTable
