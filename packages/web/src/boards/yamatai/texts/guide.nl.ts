/** Wat de uitleg van de eerste twee beurten zegt. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'Je eerste beurten in Yamataï',
  'guide.otherwise': 'Die nu even niet: kijk wat er oplicht.',
  'guide.welcome':
    'Welkom in de archipel. Boten brengen waren langs de eilanden; waar de juiste samenkomen, bouw je. De meeste prestigepunten (PP) winnen. We spelen samen twee beurten.',
  'guide.buildings':
    'Dit zijn de open gebouwtegels. Elke tegel toont de boten die bij één eiland moeten liggen, en zijn PP. Boten zijn van niemand: iedereen gebruikt ze allemaal, en ze blijven liggen.',
  'guide.fleet':
    'Een beurt begint met een vloot: haar boten leg je neer, haar kracht werkt één keer, haar nummer is je plaats in de volgende ronde. Neem vloot 3.',
  'guide.buy': 'Eén keer handelen mag in elke beurt. Het eerste huis vraagt bamboe, hout en steen: kies Handel en koop de stenen boot.',
  'guide.first':
    'Nu boten leggen. De eerste komt op een ingangsveld aan de linkerrand of naast een boot van haar kleur. Bamboe, op het oplichtende ingangsveld.',
  'guide.second': 'Elke volgende boot zet de keten voort vanaf de vorige. Hout, op het volgende veld.',
  'guide.third':
    'En de stenen boot ernaast. Wijs een veld aan voordat je kiest: de tegels zeggen wat je dan zou kunnen bouwen, en op hoeveel eilanden.',
  'guide.build':
    'Bamboe, hout en steen liggen nu rond het bergeiland. Kies Bouw, het eerste huis en het eiland. Vinkjes tonen de boten die tellen, tekens wat iets oplevert.',
  'guide.bonus':
    'Twee PP voor de tegel, en de berg gaf een prestigefiche. Paleizen en torii ernaast geven er elk een; aangrenzende eigen huizen leveren munten op.',
  'guide.swap':
    'De kracht van je vloot is nog over: ruil twee cultuurfiches. Kies haar in de balk, en dan het paarse fiche op het oplichtende eiland.',
  'guide.with': 'En het groene ten oosten ervan. Nu liggen er twee groene dicht bij elkaar: die halen we op.',
  'guide.endTurn':
    'Om een specialist aan te werven heb je cultuurfiches nodig. Die heb je nog niet, dus beëindig je beurt; de anderen spelen.',
  'guide.order': 'Een nieuwe ronde. Iedereen staat op het nummer van zijn vloot: met de 3 ben je weer als eerste.',
  'guide.fleet10': 'Neem vloot 10 met haar drie boten.',
  'guide.firstRule': 'De stenen boot mag beginnen naast de stenen boot die je eerder legde. Kies het oplichtende veld.',
  'guide.chain': 'Dan klei, op het oplichtende veld eronder. De gouden boot houd je.',
  'guide.collect':
    'In plaats van te bouwen mag elke boot van deze beurt een cultuurfiche nemen van een eiland ernaast. Kies Verzamel, en met je eerste boot het groene.',
  'guide.collectMore': 'De tweede boot neemt het andere groene.',
  'guide.moor':
    'Er is één boot over. Eén mag in je haven wachten op latere beurten; meer zouden verloren gaan, en twee verloren boten kosten een punt. Leg de gouden boot in de haven.',
  'guide.recruit':
    'Twee gelijke of drie verschillende fiches betalen een specialist; de munten op de kaart krijg je erbij. Werf Mei aan: met haar neem je bij het verzamelen één fiche meer.',
  'guide.endSecond': 'Dat was een hele beurt. Beëindig hem.',
  'guide.end':
    'Het spel eindigt met de ronde waarin iemand zijn laatste huis bouwt, of als boten, tegels of specialisten op zijn. Dan tellen ook munten, specialisten en prestigefiches. Je speelt vanaf hier verder: goede vaart!',
};
