/** What the guide of the first round says. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'A first round of Amerigo',
  'guide.otherwise': 'Not that one just now: look for what is lit.',
  'guide.welcome':
    'Welcome aboard. You sail for unknown islands, found trading posts and build villages. Five rounds of seven phases; most victory points win. Let us play the first round together.',
  'guide.tower':
    'Each phase has a colour. All its cubes are thrown into the tower; some get stuck, others, also of other colours, come out into the tray.',
  'guide.points':
    'Four blue, one green, one white came out. You may choose any colour that lies there, and the largest group counts: everybody has 4 action points, whatever they choose.',
  'guide.chooseSail': 'Blue is sailing. Choose it, on the dial or in the bar below.',
  'guide.place': 'Both ships enter on the frame. Set the first one on space I, top left.',
  'guide.sail': 'Each ship may now sail up to 4 spaces. Rings mark anchors where you can found a post. Sail to the lit anchor at d2.',
  'guide.found': 'Found your first trading post. You discover the island: 3 points.',
  'guide.placeSecond': 'Now the second ship: space IV, on the right edge.',
  'guide.sailSecond': 'One space to the anchor at o4.',
  'guide.foundSecond': 'Another island, another 3 points.',
  'guide.endSail': 'Both ships have sailed. Finish your action; then the other player has a turn.',
  'guide.black':
    'The black phase. At the end of every round pirates attack with the sum of the open markers, now 2. Who has fewer cannons loses them all, and that many points.',
  'guide.chooseCannons': 'Choose cannons: 3 points.',
  'guide.load': 'One point, one cannon. Load all 3.',
  'guide.endCannons': 'Finish. Instead of an action one may also take gold; the other player will do that.',
  'guide.choosePlan': 'Red is planning: tiles must be planned before they are built.',
  'guide.planField': 'Green fields cost as much as they are large, one per action. Plan the corner of three.',
  'guide.planVillage': 'Your own villages cost only 1, whatever their size. Plan the village of two.',
  'guide.endPlan': 'Both wait beside your sheet now. Finish.',
  'guide.chooseProgress': 'Brown is progress, with 4 points.',
  'guide.advance': 'Four steps bring you to the first mark: points at the end, and a token now.',
  'guide.take': 'Take the token that adds 2 points whenever you build.',
  'guide.endProgress': 'It works from your next action on. Finish.',
  'guide.chooseBuild': 'Green is building. 3 points came out, your token makes 5.',
  'guide.buildField':
    'Take the field in hand and turn it with R or the button. Lay it beside your post, over the tobacco at a2: you get the goods it covers.',
  'guide.buildVillage':
    'Now the village, upright on c3 and c4: it takes the sugar. Complete an island and everybody with posts there scores.',
  'guide.endBuild': 'Well settled. The point that is left is lost. Finish.',
  'guide.chooseProduce': 'Yellow buys production. At the end your goods of each sort count times your production of it.',
  'guide.buy': 'You have tobacco: buy the tobacco production for 2.',
  'guide.endProduce': 'Your tobacco counts double now. Finish.',
  'guide.chooseOrder': 'White moves your disc on the order track: who is furthest ahead acts first.',
  'guide.order': 'Advance 2 spaces. Later white cubes can stand for the colour under your disc.',
  'guide.endOrder': 'Finish. When the other player is done, the round ends.',
  'guide.pirates': 'The pirates came with strength 2. You had 3 cannons: two are spent, nothing is lost. The other player had none.',
  'guide.end':
    'That was a round. A marker more for the pirates, one point less for islands, and blue begins again. The rest is yours. Anything on the board explains itself when you point at it.',
};
