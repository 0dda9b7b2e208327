/** What the guide of the first round says. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'Een eerste ronde Amerigo',
  'guide.otherwise': 'Die nu nog niet: kijk wat er oplicht.',
  'guide.welcome':
    'Welkom aan boord. Je vaart naar onbekende eilanden, sticht handelsposten en bouwt dorpen. Vijf rondes van zeven fasen; de meeste overwinningspunten winnen. We spelen de eerste ronde samen.',
  'guide.tower':
    'Elke fase heeft een kleur. Al haar blokjes gaan in de toren; sommige blijven steken, andere, ook van andere kleuren, komen in de bak.',
  'guide.points':
    'Er kwamen vier blauwe, een groene en een witte uit. Je mag elke kleur kiezen die er ligt, en de grootste groep telt: ieder heeft 4 actiepunten, wat je ook kiest.',
  'guide.chooseSail': 'Blauw is varen. Kies dat, op de schijf of in de balk hieronder.',
  'guide.place': 'Beide schepen beginnen op het kader. Zet het eerste op veld I, linksboven.',
  'guide.sail':
    'Elk schip mag nu tot 4 velden varen. Ringen tonen ankers waar je een post kunt stichten. Vaar naar het verlichte anker op d2.',
  'guide.found': 'Sticht je eerste handelspost. Je ontdekt het eiland: 3 punten.',
  'guide.placeSecond': 'Nu het tweede schip: veld IV, aan de rechterrand.',
  'guide.sailSecond': 'Eén veld tot het anker op o4.',
  'guide.foundSecond': 'Nog een eiland, nog 3 punten.',
  'guide.endSail': 'Beide schepen hebben gevaren. Beëindig je actie; dan is de ander aan de beurt.',
  'guide.black':
    'De zwarte fase. Aan het eind van elke ronde vallen piraten aan met de som van de open fiches, nu 2. Wie minder kanonnen heeft, verliest ze allemaal en zoveel punten.',
  'guide.chooseCannons': 'Kies kanonnen: 3 punten.',
  'guide.load': 'Eén punt, één kanon. Laad ze alle 3.',
  'guide.endCannons': 'Klaar. In plaats van een actie mag je ook goud nemen; de ander gaat dat doen.',
  'guide.choosePlan': 'Rood is plannen: tegels moeten gepland worden voor je ze bouwt.',
  'guide.planField': 'Landschappen kosten zoveel als ze groot zijn, één per actie. Plan de hoek van drie.',
  'guide.planVillage': 'Je eigen dorpen kosten maar 1, hoe groot ook. Plan het dorp van twee.',
  'guide.endPlan': 'Beide liggen nu klaar naast je bord. Klaar.',
  'guide.chooseProgress': 'Bruin is vooruitgang, met 4 punten.',
  'guide.advance': 'Vier stappen brengen je bij het eerste teken: punten aan het eind, en nu een fiche.',
  'guide.take': 'Neem het fiche dat 2 punten geeft wanneer je bouwt.',
  'guide.endProgress': 'Het werkt vanaf je volgende actie. Klaar.',
  'guide.chooseBuild': 'Groen is bouwen. Er kwamen 3 punten uit, je fiche maakt er 5 van.',
  'guide.buildField':
    'Neem het landschap in de hand en draai het met R of de knop. Leg het naast je post, over de tabak op a2: je krijgt de goederen die het bedekt.',
  'guide.buildVillage':
    'Nu het dorp, rechtop op c3 en c4: het levert de suiker. Wordt een eiland voltooid, dan scoort ieder met posten daar.',
  'guide.endBuild': 'Mooi bewoond. Het punt dat over is, vervalt. Klaar.',
  'guide.chooseProduce': 'Geel koopt productie. Aan het eind tellen je goederen van elke soort maal je productie ervan.',
  'guide.buy': 'Je hebt tabak: koop de tabaksproductie voor 2.',
  'guide.endProduce': 'Je tabak telt nu dubbel. Klaar.',
  'guide.chooseOrder': 'Wit verplaatst je schijf op het volgordespoor: wie voorop ligt, begint.',
  'guide.order': 'Ga 2 velden vooruit. Later kunnen witte blokjes staan voor de kleur onder je schijf.',
  'guide.endOrder': 'Klaar. Als de ander klaar is, eindigt de ronde.',
  'guide.pirates': 'De piraten kwamen met kracht 2. Jij had 3 kanonnen: twee zijn verschoten, niets is verloren. De ander had er geen.',
  'guide.end':
    'Dat was een ronde. Eén fiche meer voor de piraten, één punt minder voor eilanden, en blauw begint opnieuw. De rest is aan jou. Alles op het bord legt zichzelf uit als je ernaar wijst.',
};
