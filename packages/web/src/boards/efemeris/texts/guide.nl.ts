export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.armada': 'Je armada',
  'guide.chapter.explore': 'Verkenning',
  'guide.chapter.tactics': 'Tactiek',
  'guide.chapter.construct': 'Een planeet meer',
  'guide.chapter.anchor': 'Verder weg',
  'guide.chapter.factory': 'Een fabriek',
  'guide.chapter.frigate': 'Een fregat',
  'guide.why.explore':
    'Je legt je eigen weg: een planeet die je snel bereikt, is meer waard dan een verre, en wat je tegenstander niet bereikt, is veilig.',
  'guide.why.tactics': 'Bemanningskaarten raken op: speel er een als die je een planeet een beurt eerder oplevert.',
  'guide.why.construct': 'Met planeten win je het spel, en elke planeet levert elke beurt specerijen op. Daarom tellen de eerste dubbel.',
  'guide.why.anchor': 'Ankers leveren bonusfiches op, en de volgende planeet moet liggen waar je schip in één beurt is.',
  'guide.why.factory': 'Specerijen zijn de prijs van planeten. Een fabriek betaalt terwijl je wacht.',
  'guide.why.frigate': 'Twee schepen veroveren op twee plaatsen, en één kan blijven om te bewaken.',
  'guide.plate.title': 'Als eerste vijf planeten beheersen',
  'guide.plate.lead':
    'Punten zijn er niet: het spel eindigt meteen. Met drie volstaan vier planeten, twee partners hebben er samen vijf nodig.',
  'guide.plate.advice': 'Let op de specerijen van de anderen: die zeggen wanneer ze kunnen toeslaan.',
  'guide.plate.explore': 'De hemel leggen',
  'guide.plate.explore.how': 'twee tegels per beurt, pad aan pad',
  'guide.plate.explore.worth': '2',
  'guide.plate.spice': 'Specerijen verzamelen',
  'guide.plate.spice.how': 'van planeten en fabrieken, elke beurt',
  'guide.plate.spice.worth': 'elk 1',
  'guide.plate.conquer': 'Veroveren',
  'guide.plate.conquer.how': 'een schip op de planeet en de prijs',
  'guide.plate.conquer.worth': 'een planeet',
  'guide.plate.ships': 'Fregatten',
  'guide.plate.ships.how': 'meer schepen veroveren op meer plaatsen',
  'guide.plate.ships.worth': 'hoogstens 2',
  'guide.plate.fort': 'Forten en kanonnen',
  'guide.plate.fort.how': 'houd het jouwe en neem wat niet bewaakt is',
  'guide.plate.fort.worth': '± een planeet',
  'guide.welcome':
    'Welkom aan boord. Je armada is klaar: Frankrijk, kapitein Hubac met Victorine als tweede, een bemanning van vijf en de planeet Patrocles als thuis; planeten heten naar geografen en astronomen uit de oudheid. Je galjoen vaart van veld naar veld over de koperen paden van de hemel.',
  'guide.phases': 'Een beurt heeft vier fasen: verkenning, verzamelen, tactiek, bouwen. De lijst in de hoek laat zien waar je bent.',
  'guide.layPlanet':
    'Je hebt twee tegels getrokken. Demodamas ligt klaar ten noordoosten van Patrocles, bovenkant naar het noorden (0°); het vinkje toont dat paden aansluiten. De plaatsen heten naar de winden op de rand: dit is Aquilo. Leg hem.',
  'guide.layPath':
    'Nu het hemelpad met de peperfabriek. Het ligt klaar onder Demodamas, op 60° gedraaid, zodat het aansluit op Demodamas en op het midden. ‘Binnen’ is wat naast het midden ligt. Leg het.',
  'guide.collected': 'Verzamelen ging vanzelf: Patrocles gaf je een peper. Je hebt nu 2 peper en 1 vanille, precies wat Demodamas kost.',
  'guide.officer':
    'Tactiek. Het galjoen vaart 3 velden, maar Demodamas is 5 ver. Speel je Eerste officier: onder Hubac zijn dat deze beurt 2 velden meer.',
  'guide.sail': 'De getallen tellen de velden. Vaar naar Demodamas.',
  'guide.endTactics': 'Een schip vaart één keer per beurt. Beëindig de tactiekfase.',
  'guide.conquer': 'Bouwen: je schip staat op de planeet en je kunt betalen. Verover Demodamas.',
  'guide.endTurn': 'Twee planeten! Je specerijen zijn op, dus beëindig je beurt.',
  'guide.second':
    '{other} heeft verkend en de beurt beëindigd. Nu leveren allebei je planeten specerijen op. Een schip dat je beurt op een anker begint, trekt ook een bonusfiche.',
  'guide.layAnchor': 'Leg het hemelpad met het anker ten oosten van Demodamas, bovenkant naar het noorden (0°).',
  'guide.layFar': 'En Apollas er recht onder, bovenkant naar het noorden (0°).',
  'guide.factory': 'Vaar met het galjoen naar de peperfabriek onder Demodamas: aan het begin van je volgende beurt levert die 1 peper op.',
  'guide.endTactics2': 'De andere kaarten kunnen wachten. Beëindig de tactiekfase.',
  'guide.frigate':
    'Een fregat kost twee peper. Het begint op een planeet van jou zonder schip: Demodamas is vrij. Fregatten varen 4 velden en veroveren ook.',
  'guide.guns':
    'Later: met een Kanonnier vernietigt het galjoen een schip of fort op één veld. Forten houden vijanden van een planeet. Op de windroos schiet niemand.',
  'guide.end':
    'Blijf uit de buurt van de violette singulariteiten. Elk stuk legt zichzelf uit als je de muis of een vinger erop laat rusten. De hemel is van jou!',
};
