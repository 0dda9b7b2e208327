export const rules = {
  // A1 Components
  'AM-001': 'Amerigo is for 2 to 4 players. The player colours are red, yellow, blue and white.',
  'AM-002': 'There are 49 cubes: 7 in each of the colours blue, black, red, brown, green, yellow and white.',
  'AM-003': 'The map is made up of at most 16 island tiles and 8 frame pieces: 4 corners and 4 small ones.',
  'AM-004': 'There are 37 field tiles; each covers 1 to 6 spaces.',
  'AM-005':
    'You have a player sheet, 16 village tiles, 12 trading posts, 2 ships, 3 track discs, a victory point disc, an order disc and two victory point tiles (50/100 and 150/200).',
  'AM-006':
    'Shared pieces: 24 progress tokens, 40 goods tokens (8 per sort), 50 production tokens (per sort three that cost 2, four that cost 3 and three that cost 4), 6 pirate markers, 5 treasure chests and 4 time markers. The planning reminder has no effect.',
  'AM-007': 'The five sorts of goods are cotton, tobacco, sugar, coconut and coffee.',
  // A2 Setup: map
  'AM-010': 'The map grows with the number of players: 3 by 3 island tiles for two, 3 by 4 for three and 4 by 4 for four players.',
  'AM-011': 'Chance decides which island tiles are used, where each one lies and how it is turned.',
  'AM-012': 'The map never contains a lake: water may not be shut in by land on all sides.',
  'AM-013':
    'The land of one island is joined edge to edge and has water all around. Two islands never touch each other, not even corner to corner.',
  'AM-014':
    'A frame encloses the island tiles: 4 corner pieces with two players, 2 small pieces as well with three players and 4 small pieces with four.',
  'AM-015': 'A corner piece of the frame counts as 3 water spaces, a small piece as 1.',
  'AM-016': 'The frame has 12 spaces with two players, 14 with three and 16 with four: one for each outer tile edge.',
  'AM-017':
    'Spaces are land or water. Some land spaces carry goods or are meant for a trading post; an anchor marks the water space that belongs to a trading-post space.',
  'AM-018': 'All land spaces that are joined edge to edge form one island, including goods and trading-post spaces.',
  'AM-019': 'An island of at least 20 land spaces is big and holds a treasure chest. Every smaller island is a small island.',
  'AM-020': 'Every goods space starts with one goods token of its sort.',
  'AM-021': 'The time markers 5, 4, 3 and 2 are stacked over the printed 1, with the 5 on top.',
  'AM-022': 'All 37 field tiles lie open in the shared supply, whatever the number of players.',
  'AM-023': 'Tiles in the supply are stacked by kind and show the side with their victory points.',
  'AM-024': 'Island tiles, frame pieces, goods tokens, chests and production tokens that this game does not need stay out of play.',
  // A3 Setup: players
  'AM-030': 'You start at 0 on your progress, cannon and gold tracks.',
  'AM-031': 'Your 16 village tiles start in the shared supply. You must plan a tile before you can build it.',
  'AM-032': 'Your ships and trading posts start beside your player sheet; no ship is on the map yet.',
  'AM-033': 'Your player sheet already shows one printed production token of each of the five sorts.',
  'AM-034':
    'Everyone starts with 0 victory points. The victory point track runs from 0 to 49; the victory point tiles only show completed laps.',
  'AM-035': 'When you go past 49 victory points, your tile shows the 50, 100, 150 or 200 you have reached.',
  // A4 Setup: storage board
  'AM-040': 'Five of the six pirate markers, drawn at random, lie face down on the pirate spaces. The sixth leaves the game unseen.',
  'AM-041': 'One of the five pirate markers is turned face up at random before the first round.',
  'AM-042': 'The 24 progress tokens are shuffled. Eight of them start face up, 4 in the left and 4 in the right area.',
  'AM-043':
    'Four players use all 50 production tokens, three players 40 and two players 30; the tokens marked for more players are taken out.',
  'AM-044':
    'The shuffled production tokens fill the display face up, one per space used. The others form 4 face-down stacks of equal height.',
  'AM-045': 'The display offers 10 production tokens with four players, 8 with three and 6 with two.',
  'AM-046': 'All order discs start in one random stack on the white first space of the special track. The player on top goes first.',
  'AM-047': 'At the start you receive 1 gold for each player who goes before you, so 0, 1, 2 or 3 gold.',
  'AM-048':
    'Before the first round all 49 cubes go through the tower. Those that come out are sorted to the storage spaces of their colours; the others stay inside.',
  // A5 Round and phase flow
  'AM-060': 'The game lasts 5 rounds, and each round has 7 phases.',
  'AM-061': 'The phases of a round follow the colours blue, black, red, brown, green, yellow and white.',
  'AM-062': 'At the start of a phase all cubes from the storage space of its colour are dropped into the tower.',
  'AM-063':
    'All cubes that leave the tower go to the action field, whatever their colour. The action field is the tray in front of the tower.',
  'AM-064': 'A phase is skipped if no cube lies on the storage space of its colour.',
  'AM-065': 'A phase is skipped if the tower releases no cube at all.',
  'AM-066': 'You can only choose actions whose colour lies in the action field.',
  'AM-067':
    'The colour with the most cubes in the action field sets the action points of the phase. Everyone gets this number, for every action on offer.',
  'AM-068':
    'In player order each player makes one choice per phase: an action on offer, gold, or a progress token that is used instead of an action.',
  'AM-069': 'You may choose an action that another player has already taken in this phase.',
  'AM-070': 'The player furthest ahead on the special track goes first. In a stack, an upper disc comes before a lower one.',
  'AM-071': 'You may leave some or all of your action points unused.',
  'AM-072': 'Unused action points are lost at the end of your action; they are never saved for a later phase.',
  'AM-073': 'During your action you may buy extra action points for 1 gold each, as many as you can pay for.',
  'AM-074':
    'After everyone has had a turn, the cubes of the action field return to the storage spaces of their colours and the next phase begins.',
  'AM-075': 'Around a real table, cubes that drop out of the tower by accident join the next throw. This cannot happen online.',
  'AM-076':
    'Every round ends after the white phase, played or skipped, with the interim scoring. Rounds 1 to 4 then lead to the preparation of the next round, round 5 to the final scoring.',
  // A6 Blue action: move ships
  'AM-080': 'With your first blue action you place both ships on any frame spaces, free of charge. Both may start on the same space.',
  'AM-081':
    'For each action point, both of your ships may sail 1 water space up, down, left or right. With 4 action points, each ship can sail up to 4 spaces.',
  'AM-082': 'You move your ships one after the other, in either order, and each may stop short of its full range.',
  'AM-083': 'You may place and move one ship and found a trading post with it before you place or move the other one.',
  'AM-084': 'Any number of ships can share a frame space.',
  'AM-085': 'A ship cannot stop on a water space between the islands where another ship already lies.',
  'AM-086': 'Ships never block the way; you may sail through occupied spaces.',
  'AM-087': 'Ships sail on water only and cannot enter land.',
  'AM-088':
    'If your ship stops on an anchor space, you may found a trading post on the space linked to it, as long as that space holds no trading post and no tile.',
  'AM-089':
    'Whoever founds the very first trading post on an island scores 3 victory points at once. Later posts there bring no such points.',
  'AM-090': 'You may have more than one trading post on the same island.',
  'AM-091': 'Once you have a trading post on an island, you can build there.',
  'AM-092': 'Founding a trading post on the last free space of an island completes that island too.',
  'AM-093': 'You have 12 trading posts and cannot found more than that.',
  'AM-094':
    'Each ship makes one voyage per blue action and stays where it stops. So each ship can found at most one trading post per action.',
  // A7 Black action: load cannons
  'AM-100': 'Each action point of the black action gives you 1 cannon, up to 12.',
  'AM-101': 'Action points that no longer fit on the cannon track are lost, but bring you 2 gold in total.',
  // A8 Red action: plan
  'AM-110': 'With the red action you take tiles from the supply and keep them beside your player sheet for later building.',
  'AM-111': 'A village tile of your colour costs 1 action point to plan, however large it is. You cannot take tiles of other colours.',
  'AM-112': 'Planning a field tile costs as many action points as it has spaces, from 1 to 6.',
  'AM-113': 'You may take only 1 field tile per red action, but as many village tiles as you can pay for.',
  'AM-114': 'Planned tiles stay with you until you build them, and you may hold any number of them.',
  // A9 Brown action: progress
  'AM-120': 'Each action point of the brown action moves you 1 space along your progress track.',
  'AM-121':
    'Each time you reach or pass a space with victory points on your progress track, you must immediately choose one face-up progress token.',
  'AM-122': 'The place of a taken progress token stays empty until the next round is prepared.',
  'AM-123': 'At the end of the game you score the highest victory point value you have reached on your progress track.',
  'AM-124':
    'The last space of the progress track is worth 15 victory points. Action points that no longer fit are lost, but bring you 2 gold in total.',
  'AM-125': 'Your progress tokens lie open on your player sheet for everyone to see.',
  // A10 Green action: build
  'AM-130': 'With the green action you build planned tiles on islands where you have at least one trading post.',
  'AM-131': 'Building a village tile costs 1 action point; building a field tile costs its size, 1 to 6 action points.',
  'AM-132': 'A tile must lie completely on land; no part of it may cover water.',
  'AM-133': 'You cannot build over a space that already holds a tile or a trading post.',
  'AM-134':
    'A new tile must share an edge with one of your trading posts, or be linked to one by an unbroken chain of your village tiles and field tiles. It does not matter who built the field tiles.',
  'AM-135': 'Village tiles and trading posts of other players do not connect your tiles.',
  'AM-136': 'You may build over an empty trading-post space. Nobody can found a trading post there afterwards.',
  'AM-137': 'When your tile covers a goods space, you take the goods token lying there.',
  'AM-138':
    'You may build as many tiles as you can pay for, also on different islands. They are placed one by one, so a later tile can join on to an earlier one.',
  'AM-139': 'Each tile you build scores at once: its lower value on a small island, its higher value on a big one.',
  'AM-140': 'You may turn a tile any way you like before placing it.',
  'AM-141': 'A treasure chest does not hinder building; it simply moves aside and stays on its island.',
  'AM-142': 'If you cover the last free land space of an island with a tile or a trading post, you complete it and score 3 victory points.',
  'AM-143': 'If you complete a big island, you also receive its treasure chest.',
  'AM-144':
    'When an island is completed, everyone with trading posts on it scores the value of the current time marker: once for one post, times 3 for two and times 6 for three.',
  'AM-145': 'The time marker shows 5 in round 1, then 4, 3, 2, and 1 in round 5.',
  'AM-146': 'Victory points for building and for completing an island are counted immediately.',
  'AM-147': 'A tile is placed with its victory points showing, is scored, and is then turned to its front.',
  'AM-148': 'Your goods tokens are stacked by sort on your player sheet, and production tokens join the stack of their sort.',
  // A11 Yellow action: buy production tokens
  'AM-150':
    'With the yellow action you buy production tokens from the display for 2, 3 or 4 action points each, as many as you can pay for.',
  'AM-151': 'Gaps in the production display are not filled until the next round is prepared.',
  // A12 White action: player order / special action
  'AM-155':
    'To improve your place in the order, move your disc 1 space along the special track per action point, or fewer if you like. On an occupied space your disc lands on top.',
  'AM-156':
    'For the special action there must be a white cube in the action field and your disc must have left the white first space. If the colour your disc stands on is missing there, you take the action of that colour with the normal action points of the phase.',
  'AM-157':
    'If your disc is on the last space of the special track, you may use the white cubes as any colour{lastSpace, select, join {, also as one that is there} other { that is missing}}.',
  'AM-158': 'At the end of the game you score the highest victory point value you have reached on the special track.',
  'AM-159': 'A new position on the special track changes the player order from the next phase on.',
  // A13 Gold
  'AM-160': 'Instead of an action you may take gold: 1 for every 3 cubes in the action field, rounded up.',
  'AM-161': 'You can hold at most 12 gold. Each further gold becomes 1 victory point straight away.',
  'AM-162': 'You may trade a treasure chest for 3 gold; the chest then leaves the game.',
  'AM-163':
    'If you reach the end of the cannon, progress or special track and still have action points you cannot use, including those from tokens, you receive 2 gold in total. Reaching the end exactly brings nothing.',
  'AM-164': 'You also receive the 2 gold if you choose such an action when you already stand at the end of its track.',
  'AM-165': 'Some progress tokens also bring you gold.',
  'AM-166': 'Gold buys action points; it does not help against the pirates.',
  // A14 End of round: pirates
  'AM-170': 'The strength of the pirates is the sum of all face-up pirate markers.',
  'AM-171': 'If you have enough cannons, you give up as many as the pirates are strong and keep the others.',
  'AM-172':
    'If you have too few cannons, you lose all of them and also victory points equal to the whole pirate strength, not just the difference.',
  'AM-173': 'You can never have fewer than 0 victory points.',
  'AM-174': 'The pirates attack at the end of all five rounds, including the last.',
  // A15 Preparation of the next round
  'AM-180': 'One more hidden pirate marker, picked at random, is turned up for the next round.',
  'AM-181':
    'Progress tokens left in the right area leave the game, those left in the left area move to the right, and 4 new ones go to the left area.',
  'AM-182': 'Unsold production tokens leave the game and the next stack is laid out.',
  'AM-183': 'The top time marker is removed, so completed islands are worth less from now on.',
  'AM-184': 'Over the whole game each of the 24 progress tokens and each production token in use appears exactly once.',
  'AM-185': 'Gaps in the right area stay open, so fewer than 8 progress tokens may be on offer.',
  // A16 Final scoring
  'AM-190':
    'Gold scoring: your remaining chests (3 each) and unused gold tokens (3 or 5) become gold, and each gold above 12 counts 1 victory point. Then every gold on your track counts 1 victory point.',
  'AM-191':
    'Goods scoring: for each sort, multiply your goods tokens by your production tokens including the printed one. What a production token cost does not matter.',
  'AM-192': 'Progress scoring: score your progress tokens marked E, then add the highest value you have reached on the progress track.',
  'AM-193': 'Special scoring: add the highest value you have reached on the special track.',
  'AM-194':
    'The player with the most victory points wins. If players are tied, the one of them furthest ahead on the special track wins; in a stack the upper disc counts as ahead.',
  // A17 Progress tokens
  'AM-199':
    'There are three kinds of progress tokens. Permanent ones work from now to the end of the game, one-time ones are turned over after use and stay with you, and those marked E count only in the final scoring.',
  'AM-200': 'Permanent: you get 2 extra action points whenever you choose the action shown.',
  'AM-201': 'Permanent: you get 1 extra action point whenever you choose either of the two actions shown.',
  'AM-202': 'Once: during a blue action each of your ships gets 8 extra action points.',
  'AM-203': 'Permanent: for all other players the pirates are 2 stronger.',
  'AM-204':
    'Permanent: if you cannot repel the pirates, you lose only half their strength in victory points, rounded up. Your cannons are still lost.',
  'AM-205': 'Permanent: you get 2 gold at the end of every round in which you repel the pirates completely, even if their strength is 0.',
  'AM-206': 'Permanent: you may take two field tiles in one red action, paying for both.',
  'AM-207':
    'Once: when you use the white action to advance, you may put your disc on top of the leading disc, however many action points you have.',
  'AM-208':
    'Permanent: if the action field has green cubes but no red ones, you may plan instead of building. If it has red cubes but no green ones, you may build instead of planning.',
  'AM-209': 'Once: you receive 3 gold.',
  'AM-210': 'Once: you receive 5 gold.',
  'AM-211': 'Permanent: each trading post you found from now on brings you 1 gold. Earlier posts do not count.',
  'AM-212': 'Permanent: when you take gold instead of an action, you get 1 for every 2 cubes in the action field, rounded up.',
  'AM-213':
    'Once, instead of an action: you score 1 victory point per cube in the action field. The token is worth nothing in the final scoring.',
  'AM-214': 'End: you score 1 victory point for each of your trading posts on the map.',
  'AM-215': 'End: you score 7 victory points.',
  'AM-216': 'End: each gold on your gold track scores 1 more victory point, up to 12.',
  // D Decisions
  'AM-D01': 'The limit of one field tile applies to each red action anew.',
  'AM-D02':
    'The player order is fixed when a phase starts, and everyone has one turn in it. Changes on the special track count from the next phase.',
  'AM-D03':
    'With more than three trading posts on a completed island, the time marker is {completion, select, triangular {multiplied by 10 for four, by 15 for five, by 21 for six, and so on} other {still multiplied by 6}}.',
  'AM-D04': 'Land of two different islands may not meet at a corner. Land spaces of the same island may.',
  'AM-D05': 'From every water space there is a way over water to the frame, without diagonal steps.',
  'AM-D06': 'A map never has more than 5 big islands; otherwise a new map is made.',
  'AM-D07':
    'A ship that stays on its anchor space also counts as stopping there, so it can found a trading post in any of your blue actions.',
  'AM-D08': 'Each anchor belongs to exactly one trading-post space; from there you can found a post only on that space.',
  'AM-D09': 'In the blue action, 1 gold extends the range of both your ships by 1 space.',
  'AM-D10': 'Frame spaces are normal water: your ships may sail along the frame and return to it.',
  'AM-D11': 'You decide whether to found a trading post; you never have to.',
  'AM-D12':
    'Both ships enter the frame during your first blue action, the second at its end at the latest, even if you use only one. This also holds if white cubes gave you the blue action.',
  'AM-D13': 'A progress token you have just taken works from the next action you choose. Only gold tokens can be used at once.',
  'AM-D14': 'If no progress token is on offer when you should take one, you get nothing.',
  'AM-D15': 'You must take a progress token when one is due; you cannot decline it.',
  'AM-D16': 'You may take any face-up progress token, from the left or the right area, at no extra cost.',
  'AM-D17': 'Extra action points from several progress tokens add up when they apply to the same action.',
  'AM-D18': 'An action taken with white cubes counts as chosen, so your tokens for that action add their action points.',
  'AM-D19': 'The token that swaps red and green needs real red or green cubes; white cubes used as a colour are not enough.',
  'AM-D20': 'If you swap red and green with a token, you get only the extra action points for the action you really carry out.',
  'AM-D21':
    'You pay gold only when a step, tile or token costs more than the action points you have left, 1 gold per missing point. Nothing is bought in advance or refunded, and points bought this way never count as unusable.',
  'AM-D22': 'If you stop before the end of a track by choice, you do not get the 2 gold.',
  'AM-D23': 'Gold above 12 becomes victory points one for one, wherever the gold comes from.',
  'AM-D24': 'The token that counts your gold again gives 1 victory point per gold on the track after the gold scoring, 12 at most.',
  'AM-D25': 'The token that rewards repelling the pirates can pay 2 gold at the end of every round.',
  'AM-D26':
    'Example of the gold scoring: with 10 gold, a chest and an unused 5-gold token you have 18 gold. 6 of it does not fit and counts 6 victory points, the full track another 12.',
  'AM-D27': 'If another player makes the pirates stronger for you, the 2 is added first; then your loss is halved and rounded up.',
  'AM-D28': 'The token for victory points per cube takes the place of your whole action and cannot be used in the final scoring.',
  'AM-D29':
    'You may cash in chests and one-time gold tokens at any moment of your own turn: before, during or right after your action. What is left is cashed in at the end of the game.',
  'AM-D30': 'You decide when to use a one-time gold token; it stays with you until then.',
  'AM-D31':
    'The token for jumping to the front replaces all steps of that white action and can be used unless you are already first in the order. Victory points up to the new space count as reached, and it never brings the 2 gold.',
  'AM-D32': 'You may jump to the front even from the white first space; after that the special action is open to you.',
  'AM-D33': 'If tied players share a space of the special track, the upper disc wins.',
  'AM-D34': 'With two or three players a random selection of island tiles is used; goods tokens lie only where there are spaces for them.',
  'AM-D35':
    'You may choose an action even if you can do nothing with it. It then has no effect, except for the 2 gold at the end of a track.',
  'AM-D36': 'If the supply has run out of a kind of field tile, that kind can no longer be planned.',
  'AM-D37': 'You may build over an empty trading-post space even while a ship lies at its anchor.',
  'AM-D38': 'A tile always lies on a single island, so it can never complete two at once.',
  'AM-D39': 'Every island has at least one trading-post space.',
  'AM-D40': 'Each single loss stops at 0 victory points; what you could not pay, you do not owe later either.',
  'AM-D41':
    '{lastSpace, select, join {On the last space white cubes can join a colour that is there. You then have as many action points as there are cubes of that colour and white ones together, if those are more than the points of the phase.} other {White cubes never raise the action points, which are fixed when the cubes come out. On the last space they can stand for any of the six other colours that is missing.}}',
  'AM-D42': 'If your range grows during a blue action, it counts for ships that have not stopped yet.',
  'AM-D43':
    'Everything on the map, the player sheets and the storage board is open, as is the number of cubes of each colour in the tower. Hidden from everyone are face-down pirate markers, the order of coming progress tokens and the production stacks.',
  'AM-D44': 'Gold you gain during your action, from a new trading post, a chest or a gold token, can be spent in that same action.',
  'AM-D45':
    'You advance on the progress track step by step. At each marked space you take your token before going on, and you may stop after any step.',
  'AM-D46':
    'If a disc leaves a stack on the special track, the others keep their order. Moving 0 steps does not bring your disc to the top.',
  'AM-D47':
    'The pirates attack everyone at once, with the sum of the open markers plus 2 if another player owns the token for stronger pirates. With enough cannons you give up that many; otherwise you lose all your cannons and that many victory points. Strength 0 is always repelled.',
  'AM-D48':
    'In a skipped phase nobody takes an action or gold, and nobody uses tokens. Cubes that went in and did not come out stay in the tower.',
  'AM-D49':
    'Your action lasts until you end it, or until no further step is possible with action points, gold, chests or tokens. Once started, it cannot be exchanged for another action or for gold.',
  'AM-D50':
    'You may use the +8 ship token at any moment of your blue action and gold tokens or chests at any moment of your turn. The token for victory points per cube is your choice for the phase and counts all cubes in the action field.',
  'AM-D51': 'Once all 12 of your trading posts are on the map, you cannot found any more. Built tiles and posts never come back.',
  'AM-D52':
    'Whether an island is big is settled at the start. Whoever fills its last gap, with a tile or a trading post, gets the chest together with the points for completion.',
} as const satisfies Readonly<Record<string, string>>;

export type RuleId = keyof typeof rules;
