export const rules = {
  // Components and terms
  'EF-001':
    'There are three modes: duel (2 players), general (3 players, everyone for themselves) and team (4 players, two nations of two). Each can also be played at expert level.',
  'EF-002':
    'The nations are France (blue, sailors), Britain (red, strategists) and Spain (black, negotiators). Each is taken by one player or, in team mode, by one team.',
  'EF-003': 'Each nation has 4 captains. A captain has a named galleon of their own and one ability.',
  'EF-004':
    'Each nation has 12 crew cards of 5 kinds. All have Bankers, First Officers and Gunners; France adds Helmsman and Courtesan, Britain Ship’s Doctor and Shipbuilder, Spain Crew Chief and Governor.',
  'EF-005':
    'The sky is made of hexagonal tiles: 1 central tile, 8 planet tiles, 10 sky-path tiles and, for experts, 8 tiles with the Eye of Providence.',
  'EF-006':
    'The eight planets are Demodamas, Patrocles, Posidonius, Pytheas, Hipparchus, Apollas, Hecateus of Miletus and Eratosthenes. Each has a tile and a card showing its conquest cost, its spice and its accesses.',
  'EF-007': 'There are two spices, star pepper and celestial vanilla. They are the only currency.',
  'EF-008': 'The bag holds 24 bonus markers of three kinds: Solar Wind, Warning Shot and New Cargo.',
  'EF-009':
    'Your board carries 5 planet markers and 2 fortress markers, your spices on the left, bonus markers at the top right and the captain stack; the crew you play lies below it.',
  'EF-010': 'There are galleons, each led by a captain, and frigates. Where a rule just says ship, it means both.',
  'EF-011':
    'A field is a plain field, a planet, a factory (pepper or vanilla), an anchor, a singularity or the wind rose in the centre. Expert tiles add providence fields (pepper or vanilla) and shipwrecks.',
  'EF-012': 'Sky paths are lines between fields. Two fields joined by one line are 1 field apart.',
  'EF-013':
    'A path to the border of a tile ends in a half circle in the middle of that side. The half circle is a full field, even without a neighbouring tile.',
  'EF-014': 'When two adjoining tiles both have a half circle on their common side, the halves form one field that belongs to both tiles.',
  'EF-015': 'You control a planet while your marker lies on it. You need no ship there.',
  'EF-016': 'You can hold at most 5 pepper and 5 vanilla. Anything beyond that is lost.',
  'EF-017': 'You can hold at most 3 bonus markers. With 3 you draw no more.',
  'EF-018': 'Your hand holds at most 8 crew cards, in team mode at most 6.',
  'EF-019':
    'Your crew hand, your face-down reserve and the captains below the top one are secret. Crew in use, spices, bonus markers, planet cards and markers are open.',
  // Setup – duel
  'EF-020': 'In the duel the two players sit opposite each other, north and south.',
  'EF-021': 'The central tile lies in the middle. The base sky covers all 19 places at most two tiles away from it, the centre included.',
  'EF-022':
    'The start player is drawn at random; ideally it is someone new to the game. They choose first in every step, and the other gets more spice in return.',
  'EF-023': 'The spices form two piles, the bank. All 24 bonus markers are mixed in the bag.',
  'EF-024': 'The armadas are put together in steps. Everyone completes a step, start player first, before the next one begins.',
  'EF-025': 'First choose a free nation. You get its 4 captains, its board and its markers.',
  'EF-026':
    'Secretly choose 2 of your 4 captains and their order; the other 2 go back to the box. Then the stacks are laid open, so only the first captain of each is seen.',
  'EF-027': 'Your first captain costs nothing.',
  'EF-028':
    'From your 12 crew cards choose exactly 5 for your hand; you may take several of one kind. The other 7 form your face-down reserve.',
  'EF-029': 'A tip for a first game: take one crew card of each of the five kinds.',
  'EF-030': 'The start player chooses one of the 8 planet cards as mobilisation planet, then the other player one of the remaining 7.',
  'EF-031':
    'The tile of your mobilisation planet is laid next to the central tile: player 1 to the north, player 2 to the south. You choose how it is turned.',
  'EF-032': 'You put one of your planet markers on your mobilisation planet. It counts as a planet you control.',
  'EF-033':
    'A tip for first games: start on Patrocles or Posidonius. A planet that yields pepper makes the opening easier, although vanilla is rarer.',
  'EF-034': 'The galleon of your first captain starts on the planet field of your mobilisation planet. You start without frigates.',
  'EF-035':
    'In the duel the 6 remaining planet tiles and the 10 sky-path tiles are shuffled into one face-down stack of 16. The 6 unused planet cards lie open beside the sky.',
  'EF-036': 'In the duel the start player begins with 1 pepper and 1 vanilla, the second player with 1 pepper and 2 vanilla.',
  'EF-037': 'The costs and yields of all planets are open to everyone at any time.',
  // Setup – general mode
  'EF-040': 'The general mode is set up like the duel, with one nation per player. Turns go clockwise.',
  'EF-041':
    'In general mode the mobilisation planets lie next to the centre: player 1 to the north, player 2 to the south-east, player 3 to the south-west. Turns follow that order.',
  'EF-042': 'In general mode player 1 begins with 1 pepper and 1 vanilla, player 2 with 1 pepper and 2 vanilla, player 3 with 2 of each.',
  'EF-043': 'In general mode the stack holds 15 tiles, so the last player to explore draws only one.',
  'EF-044': 'In general mode you need 4 planets to win.',
  // Setup – team mode
  'EF-050': 'In team mode two teams of two play. Partners sit side by side opposite the other team and choose one nation together.',
  'EF-051':
    'One partner uses the back of the nation’s board and markers in its second colour, so that the ships and markers of both can be told apart.',
  'EF-052':
    'In team mode each player secretly chooses one captain of the nation, not the same as the partner; all are revealed together. You keep your captain all game.',
  'EF-053': 'In team mode each nation chooses two mobilisation planets, one per partner.',
  'EF-054':
    'One mobilisation planet of each team lies next to the centre, team 1 north, team 2 south. The second lies next to the first, inside the two rings; the team decides who lays first.',
  'EF-055': 'In team mode each partner chooses 3 of the nation’s 12 crew cards. The other 6 form the reserve both share.',
  'EF-056': 'In team mode the setup steps are nation, captain, planets, crew, spices.',
  'EF-057':
    'In team mode each player of the starting team begins with 1 pepper and 1 vanilla, each player of the other team with 1 pepper and 2 vanilla.',
  'EF-058': 'In team mode the stack holds 14 tiles.',
  // Turn structure
  'EF-060':
    'Players take complete turns one after another. A turn has four phases in this order: exploration, collection, tactics, construction.',
  'EF-061': 'Exploration is compulsory while tiles remain. Everything in tactics and construction is optional.',
  'EF-062': 'After your construction phase the next player’s turn begins.',
  // Phase I – exploration
  'EF-070':
    'While the stack holds tiles you draw 2 (the last one alone if only 1 is left), look at them and place them in the order you like.',
  'EF-071': 'A new tile must share at least one side with a tile already placed.',
  'EF-072': 'A tile may lie at most 2 tiles from the central tile; at expert level it must lie inside the chosen outline.',
  'EF-073': 'You choose the place and the orientation of a tile. Paths need not connect.',
  'EF-074': 'When the stack is empty the exploration phase is skipped.',
  'EF-075': 'There are as many places as tiles, so a drawn tile can always be placed.',
  // Phase II – collection
  'EF-080': 'In the collection phase you get 1 spice from each planet you control, of the kind on its card.',
  'EF-081': 'Each of your ships standing on a factory field at the beginning of your turn brings 1 spice of that kind.',
  'EF-082': 'For each of your ships standing on an anchor field at the beginning of your turn you draw 1 random bonus marker from the bag.',
  'EF-083': 'The limits of 5 per spice and 3 bonus markers apply item by item; the surplus is not taken. An empty bag gives nothing.',
  'EF-084': 'You keep bonus markers on your board. You may never throw one away unused.',
  'EF-085': 'Effects of Pargo or a Crew Chief that wait for your next collection phase are applied now.',
  // Phase III – tactics
  'EF-090':
    'At the start of your tactics phase the crew cards you played last turn go face down to your reserve; at expert level they leave the game.',
  'EF-091': 'In tactics you move ships, play crew and use bonuses in any order. You may switch freely between ships.',
  'EF-092': 'Your galleon may move once per turn, up to 3 fields.',
  'EF-093': 'Each of your frigates may move once per turn, up to 4 fields.',
  'EF-094': 'A move is made in one go. As soon as you do something else, its unused steps are lost.',
  'EF-095': 'To play crew, lay a hand card face up below your board and carry out its effect. Crew cost nothing.',
  'EF-096': 'You may play at most 3 crew cards per turn, also several of the same kind.',
  'EF-097': 'Crew work only for your own galleon, never for frigates. The one exception is Lancaster’s ability.',
  'EF-098': 'Without a galleon in the sky you cannot play crew cards.',
  'EF-099': 'A crew effect lasts one round at most. The card stays visible until your next tactics phase.',
  'EF-100': 'Solar Wind moves one of your own ships 1 to 3 fields, in addition to its normal move. It also works on a frozen ship.',
  'EF-101': 'Warning Shot moves one enemy ship exactly 1 field, however far away it is. You choose the field.',
  'EF-102': 'New Cargo gives you 1 spice of your choice from the bank.',
  'EF-103': 'A used bonus marker goes back to the box for the rest of the game. Once all 24 are gone there are no more bonuses.',
  'EF-104': 'You can use bonuses without a galleon, and as many per turn as you hold.',
  // Phase IV – construction
  'EF-110':
    'In construction you may recruit crew, build a frigate, a fortress or your next galleon, and conquer planets, in any order and as often as your spices and the limits allow.',
  'EF-111': 'Recruiting costs 2 pepper. You look through your reserve and take any one card into your hand, but not beyond the hand limit.',
  'EF-112':
    'A frigate costs 2 pepper and appears on a planet you control with no ship on it. If all your planets carry ships you cannot build it.',
  'EF-113': 'A new frigate can move from your next tactics phase on.',
  'EF-114': 'Frigates can conquer planets and collect spices and bonuses, but they cannot attack.',
  'EF-115':
    '{buildLimit, select, concurrent {You may have at most 2 frigates in the sky at a time; lost ones may be replaced.} other {You may build at most 2 frigates in the whole game; lost ones still count.}}',
  'EF-116': 'A fortress costs 1 pepper and 1 vanilla and goes on a planet you control. You need no ship there.',
  'EF-117':
    'A planet holds at most one fortress at a time, and {buildLimit, select, concurrent {at most 2 of yours stand at once.} other {you build at most 2 fortresses in the whole game.}}',
  'EF-118': 'Enemy ships can neither stop on nor cross a fortified planet, so it cannot be conquered. Ships of its own nation may do both.',
  'EF-119':
    'If you have no galleon in the sky but a captain left, you may pay 2 vanilla and put that captain’s galleon on a planet of yours without a ship. If all of them carry ships it goes on the wind rose.',
  'EF-120': 'A new galleon can move from your next tactics phase on.',
  'EF-121': 'You need not rebuild a galleon. Without a captain left you cannot build one, but you play on and may still win.',
  'EF-122':
    'To conquer a planet you need a ship of yours on its field and must pay its cost to the bank. Then you put your marker there and take its card.',
  'EF-123':
    'You conquer an opponent’s planet in the same way and at the same cost. The former owner takes the marker back and loses the card.',
  'EF-124': 'A conquest counts immediately and may end the game at once.',
  'EF-125': 'A planet you conquer produces for you from your next collection phase on.',
  // Movement
  'EF-130': 'Ships move along sky paths from field to neighbouring field. Each field entered costs 1 step.',
  'EF-131':
    'A ship may not enter or cross a field with another ship, whoever owns it. Only the wind rose takes any number of ships and may be crossed.',
  'EF-132': 'Border fields, also half circles on an open edge, are ordinary fields to stop on or pass.',
  'EF-133': 'Your ships may enter and cross a planet with a fortress of your own nation, but not one with an enemy fortress.',
  'EF-134': 'A ship that ends on a factory or anchor field collects there at the start of your next turn.',
  'EF-135': 'A ship that enters a singularity is destroyed at once, so nothing can cross it. You may do this to your own ship on purpose.',
  'EF-136':
    'A forced move (Warning Shot, Isabel da Silva) follows the movement rules of the moved ship. {pushIntoSingularity, select, false {It never ends in a singularity.} other {It may push that ship into a singularity.}}',
  'EF-137': 'Any ship may enter or cross a planet field without a fortress if no ship is on it.',
  'EF-138':
    'The jumps of the Helmsman and of Victorine are not moves. They do not use up the galleon’s move and work even when it is frozen.',
  // Attack and destruction
  'EF-140': 'Only galleons attack, apart from Lancaster’s frigates. For an attack you need a Gunner card.',
  'EF-141': 'An attack reaches 1 field along the paths, more with Fairborne. A fortress on the attacker’s own field is also in range.',
  'EF-142':
    'You attack an enemy ship or an enemy fortress. It is destroyed without dice or defence, unless the opening truce, a house rule, protects it.',
  'EF-143':
    'A fortress with a ship on its field can be attacked only after that ship is gone. A ship of the attacker’s own nation does not protect it.',
  'EF-144': 'The wind rose is neutral. You cannot attack from it, nor attack a ship on it.',
  'EF-145': 'A destroyed ship leaves the sky. A destroyed fortress is out of the game for good.',
  'EF-146': 'When a galleon is destroyed, the crew cards in use on it are discarded at once and their pending effects end.',
  'EF-147': 'In duel and general mode the captain of a destroyed galleon is discarded. You may build the next captain’s galleon later.',
  'EF-148': 'In team mode your captain stays. You may rebuild the same galleon once per game, at expert level twice.',
  'EF-149': 'If you are attacked you may rebuild in your own next turn, as far as the limits allow.',
  'EF-150': 'You may play several Gunners in one turn for several attacks.',
  // Planets
  'EF-160': 'Your mobilisation planet counts as controlled from the start and produces from your first collection phase on.',
  'EF-161': 'Every planet produces 1 spice in each turn of its owner, pepper or vanilla as its card shows.',
  'EF-162': 'Planets cost different amounts. As a rule those with many accesses cost more than isolated ones.',
  'EF-163': 'A cheap mobilisation planet is also cheap for your opponents to conquer.',
  // End of the game
  'EF-170': 'In the duel you win at once when you control your fifth planet, your mobilisation planet included.',
  'EF-171': 'In the duel the game also ends at once when a player controls no planet; the other player wins.',
  'EF-172': 'In general mode the first player to control 4 planets wins at once.',
  'EF-173':
    'In general mode you are out when you lose your last planet: your ships are destroyed, your markers discarded, your spices go to the bank. The last player left wins.',
  'EF-174': 'In team mode a nation wins at once when both partners together control 5 planets, or when the other nation controls none.',
  'EF-175':
    'In a stalemate, mainly when nobody has ships left, all players may agree to end without a winner. If one refuses, the game goes on.',
  'EF-176': 'You can win without a captain.',
  // Team mode – differences during play
  'EF-180': 'In team mode the two nations take turns. Partners play each phase at the same time.',
  'EF-181':
    'In team exploration each partner draws 1 tile and the team decides together on order and places. If you disagree, whoever drew a tile decides about it.',
  'EF-182':
    'In team mode each partner collects for their own planets and ships. The limits of 5 pepper, 5 vanilla and 3 bonus markers are personal.',
  'EF-183': 'In team mode you move only ships under your own command: your galleon up to 3 fields, each frigate up to 4, once each.',
  'EF-184': 'In team mode each partner may play up to 3 crew cards per turn, only for their own galleon. Crew cards cannot be exchanged.',
  'EF-185': 'In team mode you cannot give or exchange bonus markers, nor use them for your partner.',
  'EF-186':
    'In team construction partners may pass spices to each other, at most 2 in total per nation and turn. The distance of your ships does not matter.',
  'EF-187': 'In team mode recruiting costs 2 pepper; the card goes to your hand, which holds at most 6.',
  'EF-188':
    'In team mode a frigate costs 2 pepper and needs a planet of your own without a ship. {buildLimit, select, concurrent {A player has at most 2 at a time and a nation at most {teamNationLimit}} other {A player builds at most 2 in the whole game and a nation at most {teamNationLimit}}}, and you never move your partner’s.',
  'EF-189':
    'In team mode a fortress costs 1 pepper and 1 vanilla and goes only on your own planets, never on your partner’s. {buildLimit, select, concurrent {At most 2 of a player and {teamNationLimit} of a nation stand at once.} other {A player builds at most 2 in the whole game and a nation at most {teamNationLimit}.}}',
  'EF-190':
    'In team mode you may rebuild your galleon for 2 vanilla with the same captain, once per game, at expert level twice. After that you play on without galleon and crew.',
  'EF-191': 'In team mode each partner conquers alone and keeps the card and its yield. The planets of both count together for victory.',
  'EF-192': 'Your partner’s ships are not enemies: you cannot attack, freeze or push them. They still occupy their fields.',
  'EF-193': 'For movement your partner’s fortress counts as one of your own nation.',
  // Expert level
  'EF-200':
    'At expert level you play best of three: whoever first wins 2 games wins the match. A table may settle on another number of games.',
  'EF-201': 'At expert level 4, 6 or all 8 expert tiles are shuffled into the stack, for a larger sky of 23, 25 or 27 tiles.',
  'EF-202': 'A ship of yours on a providence field at the beginning of your turn brings 2 spices of the kind shown.',
  'EF-203':
    'Each ship of yours on a shipwreck field at the beginning of your turn may rescue 1 crew card from your reserve, once per turn. You can use it in this turn’s tactics phase.',
  'EF-204': 'At expert level you choose 3 captains instead of 2 in duel and general mode.',
  'EF-205': 'At expert level each player in team mode may rebuild their galleon twice.',
  'EF-206': 'At expert level a crew card you have played leaves the game for good and never returns to the reserve.',
  'EF-207': 'At expert level the victory conditions of the chosen mode apply.',
  // Captains – France
  'EF-210': 'Mathurin Hubac, L’Intrépide: with a First Officer his galleon may move 2 fields further this turn.',
  'EF-211': 'Hubac’s First Officer must be played before his galleon moves this turn, not afterwards.',
  'EF-212': 'Hubac’s bonus adds up. With three First Officers his galleon moves up to 9 fields.',
  'EF-213': 'Hubac’s ability cannot move a frozen galleon.',
  'EF-220':
    'Victorine de la Chesnaye, Le Mercure: with a First Officer her galleon jumps at once to one of her planets. This is not a move, so it works before or after moving and when frozen.',
  'EF-225':
    'Cosme Castel d’Oléron, L’Invincible: with a First Officer none of his fortresses can be destroyed until the next round, however often they are attacked. A partner’s fortresses are not protected.',
  'EF-230': 'Augustine Cassini, L’Éole: with a First Officer one placed tile is turned to another orientation.',
  'EF-231': 'When Cassini turns a tile, ships on its inner fields turn with it. Ships on its border fields stay where they are.',
  'EF-232': 'Cassini may not turn a tile that carries an enemy ship.',
  // Captains – Britain
  'EF-235': 'Elizabeth Fairborne, HMS Revenge: with a First Officer her galleon’s next attack reaches 1 field further, so 2 fields.',
  'EF-236': 'Fairborne’s First Officer must be played before the Gunner, and she needs a Gunner to make use of it.',
  'EF-237':
    'Fairborne’s range adds up before one attack. Two First Officers and a Gunner reach 3 fields, the maximum with three crew cards.',
  'EF-240': 'Cicely Blake, HMS Surprise: with a First Officer one enemy ship at most 3 fields away is frozen.',
  'EF-241': 'A frozen ship cannot make its normal move in its owner’s next turn.',
  'EF-242': 'A frozen ship can still be moved by Solar Wind, and crew and all other actions and abilities stay available.',
  'EF-243': 'Blake can also freeze a ship on the wind rose.',
  'EF-250':
    'Peter Byng, HMS Charon: with a First Officer one random crew card from an opponent’s hand is shown and goes to the box. It cannot be recruited again in this game.',
  'EF-260': 'Nathaniel Lancaster, HMS Furious: with a First Officer one of his frigates may attack at range 1.',
  'EF-261': 'Lancaster needs a Gunner in addition to the First Officer.',
  'EF-262': 'Lancaster’s own galleon must be in the sky.',
  'EF-263': 'Lancaster’s ability is the only way a frigate can attack.',
  // Captains – Spain
  'EF-270': 'Aníbal Pargo, Águila: with a First Officer his galleon collects 2 more spices in the next collection phase.',
  'EF-271': 'Pargo’s extra spices come only if his galleon is then on a factory field, and they are of that factory’s kind.',
  'EF-272': 'Pargo’s bonus adds up: 2 more spices for each First Officer.',
  'EF-275':
    'Catalina de Guzmán, Almanzora: with a First Officer she builds a fortress at once and free of charge on one of her planets. She cannot do so if the fortress limit is reached, and never on a partner’s planet.',
  'EF-280':
    'Isabel da Silva, Gran Princesa de los Cielos: with a First Officer and a Solar Wind marker she moves an enemy ship up to 3 fields.',
  'EF-281':
    'Isabel’s ability needs a Solar Wind, and both are used up. It works while her galleon is frozen, but never on a partner’s ship.',
  'EF-285':
    'Sebastián de Avilés, Coracero: with a First Officer he sells 1 crew card for 1 pepper and 1 vanilla at once. The sold card goes to the reserve.',
  // Crew
  'EF-300': 'Banker: return 1 pepper for 1 vanilla, or 1 vanilla for 1 pepper.',
  'EF-301': 'First Officer: lets you use your captain’s ability. The card has no effect of its own.',
  'EF-302': 'Gunner: destroy an enemy ship or fortress 1 field away, but not from or onto the wind rose. You may play several.',
  'EF-310':
    'Helmsman (France): put your galleon on the wind rose at once. This is not a move, so it works before or after moving and when frozen.',
  'EF-311': 'Courtesan (France): take 2 vanilla, but never hold more than 5.',
  'EF-320':
    'Ship’s Doctor (Britain): attacks cannot destroy your galleon until the next round, however many there are. A second card adds nothing, and it does not help against singularities.',
  'EF-321':
    'Shipbuilder (Britain): build one frigate free in this turn’s construction phase. Not playable if the frigate limit is reached.',
  'EF-330':
    'Crew Chief (Spain): your galleon draws 1 more bonus marker in your next collection phase if it is then on an anchor field. Several cards add up.',
  'EF-331':
    'Governor (Spain): playable while your galleon is on a planet field. Conquering that planet this turn costs 1 spice less, of the kind you choose.',
  // Decisions – setup and tiles
  'EF-D01': 'Your first galleon starts on the planet field of your mobilisation planet.',
  'EF-D02': 'All remaining planet tiles and all sky-path tiles form a single stack.',
  'EF-D03': 'You choose freely how the tile of your mobilisation planet is turned.',
  'EF-D04': 'The sky sizes of 19, 23, 25 and 27 tiles include the central tile.',
  'EF-D05': 'If only one tile is left, you draw that one. In general mode this always happens at the end of the stack.',
  'EF-D06':
    'Distance is the smallest number of path steps between two fields over all placed tiles. {rangeThroughSingularity, select, false {Ships and fortresses do not block the count, but it never goes on beyond a singularity} other {Ships, fortresses and singularities do not block the count}}; an effect reaches as many fields as its range says.',
  'EF-D07':
    'Two half circles that meet form one field for one ship, with the paths of both tiles. A half circle without a counterpart is a dead end.',
  'EF-D08':
    '{pushIntoSingularity, select, false {Warning Shot and Isabel cannot push a ship into a singularity at this table.} other {Warning Shot and Isabel may push a ship into a singularity.}}',
  'EF-D09':
    'Entering a singularity is allowed as the last step of a move or Solar Wind and destroys your ship; crossing it is impossible. You are asked to confirm.',
  'EF-D10':
    'A galleon you destroy yourself counts like any destroyed galleon: its captain is discarded, or in team mode a rebuild is used up.',
  // Decisions – limits
  'EF-D11':
    'The limits of 2 frigates and 2 fortresses count {buildLimit, select, concurrent {only what is in the sky or standing at the moment, free builds included.} other {everything built in the whole game, including free builds and lost ones.}}',
  'EF-D12':
    '{buildLimit, select, concurrent {In team mode a nation has at most {teamNationLimit} frigates and {teamNationLimit} fortresses at a time} other {In team mode a nation builds at most {teamNationLimit} frigates and {teamNationLimit} fortresses in the whole game}}; partners share them as they like, but nobody has more than 2 of a kind.',
  'EF-D13': 'The mobilisation planet counts toward the planets you need, and you must control all of them at the same time.',
  'EF-D14':
    'In duel and team mode a side without planets loses at once. In general mode that player is out and skipped, their crew, captains and bonus markers leave the game, the tiles stay, and the last survivor wins.',
  'EF-D15':
    '{fortressUnderEnemyShip, select, false {You may not build a fortress on your planet while an enemy ship stands on it.} other {You may build a fortress on your planet even under an enemy ship. That ship may stay or leave but cannot conquer while the fortress stands; an enemy galleon there may attack it.}}',
  'EF-D16': 'An enemy ship on your planet changes nothing: you keep control and production until it is conquered.',
  'EF-D17': 'A new ship cannot be placed on a planet field where any ship stands, friend or enemy.',
  'EF-D18': 'You cannot conquer your partner’s planet.',
  // Decisions – bonuses and movement
  'EF-D19':
    'With a Warning Shot you choose the ship and a neighbouring field it may legally enter. The ship may be on the wind rose, frozen or protected by a Ship’s Doctor.',
  'EF-D20':
    'Solar Wind is separate from the normal move, before or after it. It goes at least 1 field without interruption, and you may use several in one turn.',
  'EF-D21': 'You can use bonuses only in your own tactics phase.',
  'EF-D22':
    'A ship stays frozen until the end of its owner’s next turn; a second freeze adds nothing. If the freezing captain’s galleon is destroyed the ship is free at once.',
  'EF-D23':
    'The protection of a Ship’s Doctor or of Cosme lasts until your next tactics phase begins. It ends at once if your galleon is destroyed.',
  // Decisions – captains
  'EF-D24': 'Each First Officer played before Hubac’s move adds 2 fields. If the galleon then does not move, they are wasted.',
  'EF-D25': 'Victorine’s target must be one of her own planets with no ship on its field; a partner’s planet does not count.',
  'EF-D26':
    'Cassini may turn any tile. {enemyOnBorderBlocksTurn, select, never {An enemy ship on a border field never blocks the turn.} always {An enemy ship on a border field with a half circle of the tile blocks the turn.} other {An enemy ship on a border field blocks the turn only if no neighbouring tile has a half circle there too.}} A ship left without a half circle is adrift until a tile brings one: no moves, no range effects, but it can jump, or its owner may scuttle it in tactics.',
  'EF-D27':
    'Fairborne’s extra range applies to her next Gunner attack this turn, on a ship or a fortress. Unused, it lapses at the end of the tactics phase, and the wind rose stays neutral.',
  'EF-D28': 'With Byng you choose the opponent; only cards in hand are affected. He cannot be used if all enemy hands are empty.',
  'EF-D29':
    'With Lancaster the frigate attacks instead of the galleon, even if it has moved or is frozen. Frigate and target may not be on the wind rose; where the galleon stands does not matter.',
  'EF-D30':
    '{pargoOnProvidence, select, false {Pargo collects more on factory fields only: a providence field brings his galleon 2 as it brings any ship.} other {For Pargo a providence field counts as a factory: his galleon collects 2 plus 2 there, up to the limit of 5.}}',
  'EF-D31':
    'Isabel moves the ship 1 to 3 fields along a path it could take itself, which may start on the wind rose{pushIntoSingularity, select, false {} other { or end in a singularity}}. The Solar Wind then moves no ship of yours.',
  'EF-D32':
    'Sebastián sells a card from his hand, not one in play. Spice above the limit is lost, but at least one must fit; at expert level, too, the sold card goes to the reserve.',
  // Decisions – crew
  'EF-D33':
    'Several Governors in one turn add up, but the cost never falls below 0. The discount is tied to the planet under your galleon and is lost if it leaves or is destroyed; other ships cannot use it.',
  'EF-D34':
    'If none of your planets is free in the construction phase, the Shipbuilder’s free frigate is lost. It cannot be kept for a later turn.',
  'EF-D35': 'A Crew Chief gives extra draws only if the galleon itself is on an anchor field; you still hold at most 3 bonus markers.',
  'EF-D36': 'With 4 vanilla the Courtesan brings you only 1.',
  'EF-D37': 'You cannot play a Banker for a spice of which you already have 5.',
  'EF-D38': 'You cannot use New Cargo while you hold 5 of both spices.',
  'EF-D39':
    'If your galleon is destroyed in an opponent’s turn, its crew cards go to your reserve at once; at expert level they go to the box.',
  'EF-D40': 'Played crew go to the reserve and not to your hand, so a full hand is no obstacle.',
  'EF-D41':
    '{recruitUsedOnly, select, true {You recruit only cards of your reserve that were used or sold before, not those never chosen. You may recruit several times per turn.} other {You recruit from your whole reserve: cards never chosen, used or sold. You may recruit several times per turn.}}',
  // Decisions – expert level
  'EF-D42': 'The card you rescue at a shipwreck comes from your own reserve and can be used in the tactics phase of the same turn.',
  'EF-D43':
    'You may rescue at a wreck in the collection phase, once per ship and turn and only up to the hand limit. You need a galleon to play the card but not to rescue it.',
  'EF-D44':
    'A match runs until one side has 2 wins; draws do not count. Each game is set up anew and the loser of the last one starts; in general mode the next player clockwise does.',
  'EF-D45':
    'You choose the sky of 23, 25 or 27 places before the match; each has a fixed outline. In general mode 25 is the usual one, being equally fair to all three.',
  // Decisions – team mode
  'EF-D46': 'In team mode both partners play within a phase in any order. It ends when both confirm.',
  'EF-D47':
    'Partners share spices only in the construction phase, 2 per nation and turn in total, in either direction. The receiver’s limit of 5 applies.',
  'EF-D48': 'Your partner’s ships occupy their fields and are never a target for attacks, freezing, Warning Shot or Isabel.',
  'EF-D49': 'A nation has one common reserve. Used cards of both partners return to it.',
  'EF-D50': 'The starting team goes first, then the teams alternate.',
  'EF-D51':
    'A partner without planets plays on while the nation has one. They can rebuild a galleon only on the wind rose and cannot build frigates.',
  'EF-D52': 'Planet markers cannot run out, because the game ends with a nation’s fifth planet.',
  'EF-D53': 'In team mode a single last tile cannot occur: the stack holds 14 tiles, at expert level 18, 20 or 22.',
  // Decisions – miscellaneous
  'EF-D54': 'Setup steps in duel and general mode: nation, captains, crew, planet, spices. In team mode the planets come before the crew.',
  'EF-D55': 'Choices during setup are made openly one after another, except captains and crew, which are secret.',
  'EF-D56': 'You may offer a draw in your turn. All others must accept it.',
  'EF-D57': 'Whether somebody has won is checked right after each conquest and each elimination.',
  'EF-D58': 'On the wind rose your galleon may use crew and abilities, but not attack.',
  'EF-D59': 'If an enemy ship stands on a fortress, only the ship can be attacked.',
  'EF-D60': 'Attacking a protected fortress or galleon has no effect; such targets are not offered.',
  'EF-D61': 'Catalina may also build her free fortress under an enemy ship, which then may stay or leave but cannot conquer.',
  'EF-D62': 'The bank never runs out of spices.',
  'EF-D63': 'The spice a Governor saves must be of a kind still contained in the planet’s cost.',
  'EF-D64': 'Everyone can see which bonus markers you hold.',
  'EF-D65': 'You may play a crew card or bonus only if it has a legal effect now or prepares one for later.',
  'EF-D66':
    "Open are spices, bonus markers, planet cards, markers and the number of cards in hand and reserve. Hidden are hands, opponents' reserves, lower captains, the stack and the bag.",
  'EF-D67':
    'House rule, not in the printed game: {truceTurns, plural, =0 {this table plays without an opening truce.} other {opening truce. Until a player (a nation in team mode) has completed {truceTurns, plural, one {a turn} other {# turns}}, others cannot attack, freeze or move its ships, take a card from its hand, conquer its planets or turn tiles with its ships or mobilisation planet.}} A table sets 0 to 3 turns; 0 is the printed game.',
  'EF-D68':
    'If you destroy your own galleon in tactics you may build the next one in the same turn. Its crew cards go to the reserve at once and can be recruited again (at expert level they leave the game); Shipbuilder and Governor effects are lost.',
  'EF-D69': 'Your next captain is seen as soon as the one above is discarded. Captains put back in the box at setup stay secret.',
  'EF-D70':
    'With several ships you may conquer several planets in a turn, each paid in full. A planet just conquered may get a fortress at once, but no new ship while the conqueror stands on it.',
  'EF-D71':
    'Two Shipbuilders in one turn give two free frigates if the limit leaves room for two. Each still needs a free planet of yours.',
  'EF-D72': 'You cannot play a Governor on a planet that you or your partner already own. On a planet with an enemy fortress you may.',
  'EF-D73': 'Cosme protects every fortress he has while the effect lasts, also one built later in the same turn.',
  'EF-D74':
    'Lancaster’s First Officer and Gunner are played together as one action. Fairborne may do other things between them, but her First Officer does not lengthen a second attack.',
  'EF-D75':
    'A ship without a legal step cannot be chosen for Warning Shot or Isabel. The moved ship may enter fortresses of its own nation, no others, and may be pushed onto the wind rose.',
  'EF-D76': 'Cassini may not turn a tile if that changes nothing, as with the central tile.',
  'EF-D77':
    'If nobody has a ship in the sky or can ever get one again, the game ends as a draw. {concede, select, true {In your own turn you may concede: in duel or team mode the other side wins, in general mode you are out.} other {Nobody may concede inside the game at this table.}}',
  'EF-D78':
    'In general mode a player is eliminated right after the conquest that takes their last planet. Everything of theirs vanishes, frozen ships become free, bonus markers go to the box, and the conqueror plays on.',
  'EF-D79':
    'In team setup the starting team chooses first for nation and planets and lays first; captains are chosen by all at once, never the same twice. Crew are also picked at once; if partners want the same card, they pick one by one in turns.',
  'EF-D80': 'Partners see each other’s hand, the common reserve and the drawn tiles. Opponents see only the numbers of cards.',
  'EF-D81':
    'Your partner’s actions never cut short your move. Each partner lays the tile they drew; whoever is ready first begins. Cards and limits go to whoever comes first, and you may take back the end of your phase until your partner confirms too.',
  'EF-D82':
    'You may not use a bonus directly on your partner’s ship. Sharing a spice from New Cargo or pushing an enemy away from your partner is allowed.',
  'EF-D83':
    'In team mode ships, markers, fortresses and cards belong to a player, not to the nation. A captain’s command covers only what that player owns.',
  'EF-D84': 'Tiles you draw are shown to everyone. Both must be laid, even if they hurt you, and the second may lie next to the first.',
} as const satisfies Readonly<Record<string, string>>;

export type RuleId = keyof typeof rules;
