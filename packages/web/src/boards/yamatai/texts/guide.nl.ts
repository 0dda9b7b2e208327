/** Wat de uitleg van de eerste twee beurten zegt. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.fleet': 'Een vloot',
  'guide.chapter.boats': 'Boten plaatsen',
  'guide.chapter.building': 'Bouwen',
  'guide.chapter.power': 'De kracht van de vloot',
  'guide.chapter.order': 'Een nieuwe ronde',
  'guide.chapter.culture': 'Cultuur verzamelen',
  'guide.chapter.specialists': 'Specialisten',
  'guide.why.fleet': 'Lage nummers hebben weinig boten, maar je bent de volgende ronde vroeg aan de beurt; hoge andersom.',
  'guide.why.boats':
    'Boten blijven liggen en zijn van niemand: plaats ze zo dat je nu kunt bouwen en er de volgende keer ook iets aan hebt.',
  'guide.why.building': 'De meeste punten komen van gebouwen, en wie naast eigen gebouwen bouwt, krijgt munten.',
  'guide.why.power': 'Die werkt één keer in de beurt, wanneer je wilt: vóór of na het bouwen.',
  'guide.why.order': 'Wie vroeg aan de beurt is, kan uit meer vloten en tegels kiezen; wie een grote vloot neemt, is daarna laat.',
  'guide.why.culture': 'Kun je niet goed bouwen, verzamel dan: fiches betalen specialisten, en die leveren punten en krachten op.',
  'guide.why.specialists': 'Een specialist werkt in elke latere beurt, en veel specialisten tellen aan het eind. Hoe eerder, hoe beter.',
  'guide.plate.title': 'Het meeste prestige als het laatste huis staat',
  'guide.plate.lead': 'De koningin wil een hoofdstad: bouw waar de juiste boten bijeenliggen.',
  'guide.plate.advice': 'Elke boot helpt wie het eerst bouwt: laat de anderen niets om af te maken.',
  'guide.plate.build': 'Bouwen',
  'guide.plate.build.how': 'het getal op elke gebouwtegel',
  'guide.plate.build.worth': '1 en meer',
  'guide.plate.beside': 'Torii, paleis, berg',
  'guide.plate.beside.how': 'bouw ernaast of erop: elk een prestigefiche',
  'guide.plate.beside.worth': '1',
  'guide.plate.specialists': 'Specialisten',
  'guide.plate.specialists.how': 'aangeworven met cultuurfiches',
  'guide.plate.specialists.worth': '0 tot 4',
  'guide.plate.coins': 'Munten',
  'guide.plate.coins.how': 'aan het eind, elke volle vijf',
  'guide.plate.coins.worth': '1',
  'guide.plate.left': 'Over',
  'guide.plate.left.how': 'twee boten die niets doen, of een tegel die niet gebouwd is',
  'guide.plate.left.worth': '−1',
  'guide.welcome':
    'Welkom in de archipel. Boten brengen goederen langs de eilanden; waar de juiste samenkomen, bouw je. Wie de meeste prestigepunten (PP) heeft, wint. We spelen samen twee beurten.',
  'guide.buildings':
    'Dit zijn de open gebouwtegels. Elke tegel toont de boten die bij één eiland moeten liggen, en zijn PP. Boten zijn van niemand: iedereen gebruikt ze allemaal, en ze blijven liggen.',
  'guide.fleet':
    'Een beurt begint met een vloot: haar boten mag je plaatsen, haar kracht werkt één keer, haar nummer is je plaats in de volgende ronde. Neem vloot 3.',
  'guide.buy': 'Eén keer handelen mag in elke beurt. Het eerste huis vraagt bamboe, hout en steen: kies Handel en koop de stenen boot.',
  'guide.first':
    'Nu boten plaatsen. De eerste komt op een ingangsveld aan de linkerrand of naast een boot van dezelfde kleur. Bamboe, op het oplichtende ingangsveld.',
  'guide.second': 'Elke volgende boot zet de keten voort vanaf de vorige. Hout, op het volgende veld.',
  'guide.third':
    'En de stenen boot ernaast. Bij elk veld dat je overweegt, zeggen de gebouwtegels wat je dan zou kunnen bouwen, en op hoeveel eilanden.',
  'guide.build':
    'Bamboe, hout en steen liggen nu rond het bergeiland. Kies Bouw, het eerste huis en het eiland. Vinkjes tonen de boten die tellen, tekens wat iets oplevert.',
  'guide.bonus':
    'Twee PP voor de tegel, en de berg gaf een prestigefiche. Paleizen en torii ernaast geven er elk een; aangrenzende eigen huizen leveren munten op.',
  'guide.swap':
    'De kracht van je vloot is nog over: ruil twee cultuurfiches. Kies die in de balk, en dan het paarse fiche op het oplichtende eiland.',
  'guide.with': 'En het groene ten oosten ervan. Nu liggen er twee groene dicht bij elkaar: die halen we op.',
  'guide.endTurn':
    'Om een specialist aan te werven heb je cultuurfiches nodig. Die heb je nog niet, dus beëindig je beurt; de anderen spelen.',
  'guide.order': 'Een nieuwe ronde. Iedereen staat op het nummer van zijn vloot: met de 3 ben je weer als eerste.',
  'guide.fleet10': 'Neem vloot 10 met haar drie boten.',
  'guide.firstRule': 'De stenen boot mag beginnen naast de stenen boot die je eerder hebt geplaatst. Kies het oplichtende veld.',
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
