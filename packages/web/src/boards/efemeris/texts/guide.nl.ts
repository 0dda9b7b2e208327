export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'Je eerste reis door de hemel',
  'guide.otherwise': 'Later graag. Nu eerst:',
  'guide.welcome':
    'Welkom aan boord. Je galjoen vaart aan de hemel van veld naar veld, langs de koperen paden. Wie als eerste vijf planeten beheerst, wint het duel.',
  'guide.nation': 'Eerst stel je je armada samen. Neem Frankrijk: zijn mensen zijn de beste zeelieden.',
  'guide.captains':
    'Kies in het geheim twee kapiteins en hun volgorde. Neem eerst Hubac, dan Victorine: hij voert nu het bevel, zij volgt als je galjoen verloren gaat.',
  'guide.crew':
    'Vijf van de twaalf bemanningskaarten komen aan boord. Neem voor een eerste spel van elk één: de knop hieronder doet het, neem dan deze bemanning.',
  'guide.planet': 'Je hebt een thuis nodig. Patrocles levert sterpeper, de specerij van het begin.',
  'guide.mobilise':
    'Leg zijn tegel ten noorden van de windroos. Laat de bovenkant naar het noorden wijzen (0°) en leg hem: zo sluit een pad aan op het midden.',
  'guide.phases': 'Een beurt heeft vier fasen: verkennen, verzamelen, tactiek, bouwen. De lijst in de hoek laat zien waar je bent.',
  'guide.layPlanet':
    'Je hebt twee tegels getrokken. Wijs voor Demodamas de plaats ten noordoosten van Patrocles aan, bovenkant naar het noorden (0°): het vinkje toont dat paden aansluiten. Leg hem dan.',
  'guide.layPath':
    'Nu het hemelpad met de peperfabriek: houd het recht onder Demodamas, op 60° gedraaid, zodat het aansluit op Demodamas en op het midden.',
  'guide.collected': 'Verzamelen ging vanzelf: Patrocles gaf je een peper. Je hebt nu 2 peper en 1 vanille, precies wat Demodamas kost.',
  'guide.officer':
    'Tactiek. Het galjoen vaart 3 velden, maar Demodamas is 5 ver. Speel je Eerste Officier: onder Hubac zijn dat deze beurt 2 velden meer.',
  'guide.sail': 'De getallen tellen de velden. Vaar naar Demodamas.',
  'guide.endTactics': 'Een schip vaart één keer per beurt. Beëindig de tactiekfase.',
  'guide.conquer': 'Bouwen: je schip staat op de planeet en je kunt betalen. Verover Demodamas.',
  'guide.endTurn': 'Twee planeten! De beurs is leeg, dus beëindig je beurt.',
  'guide.second':
    'Je tegenstander heeft verkend en de beurt beëindigd. Nu leveren allebei je planeten iets op. Een schip dat je beurt op een anker begint, trekt ook een bonusfiche.',
  'guide.layAnchor': 'Leg het hemelpad met het anker ten oosten van Demodamas, bovenkant naar het noorden (0°).',
  'guide.layFar': 'En Apollas er recht onder, bovenkant naar het noorden (0°).',
  'guide.factory': 'Vaar het galjoen naar de peperfabriek onder Demodamas: aan het begin van je volgende beurt levert die 1 peper.',
  'guide.endTactics2': 'De andere kaarten kunnen wachten. Beëindig de tactiekfase.',
  'guide.frigate':
    'Twee peper kopen een fregat. Het begint op een planeet van jou zonder schip: Demodamas is vrij. Fregatten varen 4 velden en veroveren ook.',
  'guide.guns':
    'Later: met een Kanonnier vernietigt het galjoen een schip of fort op één veld. Forten houden vijanden van een planeet. Op de windroos schiet niemand.',
  'guide.end':
    'Blijf uit de buurt van de violette singulariteiten. Elk stuk legt zichzelf uit als je erop blijft rusten. De hemel is van jou!',
};
