import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // A1 Components
  'AM-001': 'Amerigo is voor 2 tot 4 spelers. De spelerskleuren zijn rood, geel, blauw en wit.',
  'AM-002': 'Er zijn 49 blokjes: 7 in elk van de kleuren blauw, zwart, rood, bruin, groen, geel en wit.',
  'AM-003': 'De kaart bestaat uit maximaal 16 eilandtegels en 8 kaderdelen: 4 hoeken en 4 kleine delen.',
  'AM-004': 'Er zijn 37 landschapstegels; elke tegel bedekt 1 tot 6 velden.',
  'AM-005':
    'Je hebt een spelersbord, 16 dorpstegels, 12 handelsposten, 2 schepen, 3 spoorschijven, een puntenschijf, een volgordeschijf en twee puntentegels (50/100 en 150/200).',
  'AM-006':
    'Gezamenlijk materiaal: 24 vooruitgangsfiches, 40 goederenfiches (8 per soort), 50 productiefiches (per soort drie van 2, vier van 3 en drie van 4 actiepunten), 6 piratenfiches, 5 schatkisten en 4 tijdfiches. Het planningsfiche heeft geen effect.',
  'AM-007': 'De vijf soorten goederen zijn katoen, tabak, suiker, kokosnoot en koffie.',
  // A2 Setup: map
  'AM-010': 'De kaart groeit mee met het aantal spelers: 3 bij 3 eilandtegels met twee, 3 bij 4 met drie en 4 bij 4 met vier spelers.',
  'AM-011': 'Het toeval bepaalt welke eilandtegels meedoen, waar ze liggen en hoe ze gedraaid zijn.',
  'AM-012': 'Op de kaart komen geen meren voor: water mag nooit rondom door land zijn ingesloten.',
  'AM-013':
    'Het land van één eiland sluit via de zijkanten op elkaar aan en is omringd door water. Twee eilanden raken elkaar nooit, ook niet met een hoek.',
  'AM-014':
    'Een kader omsluit de eilandtegels: 4 hoeken met twee spelers, met drie spelers nog 2 kleine delen erbij en met vier spelers 4 kleine delen.',
  'AM-015': 'Een hoekdeel van het kader telt als 3 watervelden, een klein deel als 1.',
  'AM-016': 'Het kader heeft 12 velden met twee spelers, 14 met drie en 16 met vier: één voor elke buitenrand van een eilandtegel.',
  'AM-017':
    'Velden zijn land of water. Op sommige landvelden liggen goederen of mag een handelspost komen; een anker markeert het waterveld dat bij een handelspostveld hoort.',
  'AM-018': 'Alle landvelden die via hun zijkanten verbonden zijn, vormen samen één eiland, ook goederen- en handelspostvelden.',
  'AM-019': 'Een eiland van minstens 20 landvelden is een groot eiland en krijgt een schatkist. Elk kleiner eiland is een klein eiland.',
  'AM-020': 'Op elk goederenveld ligt aan het begin één goederenfiche van de juiste soort.',
  'AM-021': 'De tijdfiches 5, 4, 3 en 2 liggen gestapeld op de gedrukte 1, met de 5 bovenop.',
  'AM-022': 'Alle 37 landschapstegels liggen open in de gezamenlijke voorraad, ongeacht het aantal spelers.',
  'AM-023': 'De tegels in de voorraad zijn per soort gestapeld en tonen de kant met de overwinningspunten.',
  'AM-024':
    'Eilandtegels, kaderdelen, goederenfiches, schatkisten en productiefiches die dit spel niet nodig heeft, blijven buiten het spel.',
  // A3 Setup: players
  'AM-030': 'Je begint op 0 op je vooruitgangs-, kanonnen- en goudspoor.',
  'AM-031':
    'Je 16 dorpstegels liggen aan het begin in de gezamenlijke voorraad. Je moet een tegel eerst plannen voordat je hem kunt bouwen.',
  'AM-032': 'Je schepen en handelsposten beginnen naast je spelersbord; er staat nog geen schip op de kaart.',
  'AM-033': 'Op je spelersbord staat al van elk van de vijf soorten één productiefiche gedrukt.',
  'AM-034':
    'Iedereen begint met 0 overwinningspunten. Het puntenspoor loopt van 0 tot en met 49; de puntentegels tonen alleen de volle rondjes.',
  'AM-035': 'Als je voorbij de 49 overwinningspunten gaat, toont je tegel de bereikte 50, 100, 150 of 200.',
  // A4 Setup: storage board
  'AM-040':
    'Vijf van de zes piratenfiches liggen, willekeurig getrokken, gedekt op de piratenvelden. Het zesde gaat ongezien uit het spel.',
  'AM-041': 'Voor de eerste ronde wordt willekeurig één van de vijf piratenfiches opengedraaid.',
  'AM-042': 'De 24 vooruitgangsfiches worden geschud. Acht daarvan liggen aan het begin open: 4 in het linker- en 4 in het rechtergebied.',
  'AM-043':
    'Met vier spelers doen alle 50 productiefiches mee, met drie 40 en met twee 30; fiches die voor meer spelers zijn gemarkeerd, gaan eruit.',
  'AM-044':
    'De geschudde productiefiches vullen open het aanbod, één per gebruikt veld. De overige vormen 4 gedekte stapels van gelijke hoogte.',
  'AM-045': 'Het aanbod telt 10 productiefiches met vier spelers, 8 met drie en 6 met twee.',
  'AM-046':
    'Alle volgordeschijven beginnen als willekeurige stapel op het witte eerste veld van het speciale spoor. Wie bovenop ligt, begint.',
  'AM-047': 'Aan het begin krijg je 1 goud voor elke speler die vóór jou aan de beurt is, dus 0, 1, 2 of 3 goud.',
  'AM-048':
    'Voor de eerste ronde gaan alle 49 blokjes door de toren. Wat eruit valt, gaat op kleur naar de voorraadvelden; de rest blijft in de toren.',
  // A5 Round and phase flow
  'AM-060': 'Het spel duurt 5 rondes, en elke ronde heeft 7 fasen.',
  'AM-061': 'De fasen van een ronde volgen de kleuren blauw, zwart, rood, bruin, groen, geel en wit.',
  'AM-062': 'Aan het begin van een fase gaan alle blokjes van het voorraadveld van die kleur in de toren.',
  'AM-063':
    'Alle blokjes die uit de toren komen, gaan naar het actieveld, welke kleur ze ook hebben. Het actieveld is de bak voor de toren.',
  'AM-064': 'Een fase vervalt als er op het voorraadveld van die kleur geen blokje ligt.',
  'AM-065': 'Een fase vervalt als de toren geen enkel blokje loslaat.',
  'AM-066': 'Je kunt alleen acties kiezen waarvan de kleur in het actieveld ligt.',
  'AM-067':
    'De kleur met de meeste blokjes in het actieveld bepaalt de actiepunten van de fase. Dat aantal geldt voor iedereen en voor elke aangeboden actie.',
  'AM-068':
    'In spelersvolgorde maakt iedereen per fase één keuze: een aangeboden actie, goud of een vooruitgangsfiche dat een actie vervangt.',
  'AM-069': 'Je mag ook een actie kiezen die in deze fase al door iemand anders is gekozen.',
  'AM-070':
    'Wie het verst vooraan staat op het speciale spoor, is als eerste aan de beurt. In een stapel gaat een hogere schijf voor een lagere.',
  'AM-071': 'Je mag een deel van je actiepunten of alle actiepunten ongebruikt laten.',
  'AM-072': 'Ongebruikte actiepunten vervallen aan het einde van je actie; je kunt ze niet bewaren voor een latere fase.',
  'AM-073': 'Tijdens je actie mag je extra actiepunten kopen voor 1 goud per stuk, zoveel als je kunt betalen.',
  'AM-074':
    'Als iedereen aan de beurt is geweest, gaan de blokjes uit het actieveld terug naar de voorraadvelden van hun kleur en begint de volgende fase.',
  'AM-075': 'Aan een echte tafel gaan blokjes die per ongeluk uit de toren vallen met de volgende worp mee. Online kan dat niet gebeuren.',
  'AM-076':
    'Elke ronde eindigt na de witte fase, gespeeld of overgeslagen, met de tussentelling. Na ronde 1 tot en met 4 volgt de voorbereiding van de volgende ronde, na ronde 5 de eindtelling.',
  // A6 Blue action: move ships
  'AM-080':
    'Met je eerste blauwe actie zet je beide schepen gratis op kadervelden naar keuze. Ze mogen allebei op hetzelfde veld beginnen.',
  'AM-081':
    'Met elk actiepunt mag elk van je twee schepen 1 waterveld horizontaal of verticaal varen. Met 4 actiepunten komt elk schip dus tot 4 velden ver.',
  'AM-082': 'Je verplaatst je schepen na elkaar, in een volgorde naar keuze, en geen van beide hoeft zijn bereik helemaal te benutten.',
  'AM-083': 'Je mag één schip plaatsen, verplaatsen en er een handelspost mee stichten voordat je het andere plaatst of verplaatst.',
  'AM-084': 'Op een kaderveld mogen zoveel schepen liggen als je wilt.',
  'AM-085': 'Een schip mag niet stoppen op een waterveld tussen de eilanden waar al een ander schip ligt.',
  'AM-086': 'Schepen blokkeren nooit de weg; je mag door bezette velden heen varen.',
  'AM-087': 'Schepen varen alleen op water en kunnen niet aan land.',
  'AM-088':
    'Stopt je schip op een ankerveld, dan mag je op het bijbehorende handelspostveld een handelspost stichten, zolang daar geen handelspost of tegel ligt.',
  'AM-089':
    'Wie de allereerste handelspost op een eiland sticht, krijgt meteen 3 overwinningspunten. Latere posten daar leveren die punten niet meer op.',
  'AM-090': 'Je mag op hetzelfde eiland meer dan één handelspost hebben.',
  'AM-091': 'Zodra je een handelspost op een eiland hebt, kun je daar bouwen.',
  'AM-092': 'Ook een handelspost op het laatste vrije veld voltooit een eiland.',
  'AM-093': 'Je hebt 12 handelsposten; meer kun je er niet stichten.',
  'AM-094':
    'Elk schip maakt per blauwe actie één reis en blijft liggen waar het stopt. Elk schip sticht dus hooguit één handelspost per actie.',
  // A7 Black action: load cannons
  'AM-100': 'Elk actiepunt van de zwarte actie levert je 1 kanon op, tot maximaal 12.',
  'AM-101': 'Actiepunten die niet meer op het kanonnenspoor passen, vervallen, maar leveren je in totaal 2 goud op.',
  // A8 Red action: plan
  'AM-110': 'Met de rode actie neem je tegels uit de voorraad en leg je ze naast je spelersbord om ze later te bouwen.',
  'AM-111':
    'Een dorpstegel van je eigen kleur plannen kost 1 actiepunt, hoe groot hij ook is. Tegels van andere kleuren kun je niet nemen.',
  'AM-112': 'Een landschapstegel plannen kost evenveel actiepunten als hij velden heeft, van 1 tot 6.',
  'AM-113': 'Per rode actie mag je maar 1 landschapstegel nemen, maar zoveel dorpstegels als je kunt betalen.',
  'AM-114': 'Geplande tegels blijven bij je tot je ze bouwt, en je mag er zoveel hebben als je wilt.',
  // A9 Brown action: progress
  'AM-120': 'Elk actiepunt van de bruine actie brengt je 1 veld verder op je vooruitgangsspoor.',
  'AM-121':
    'Telkens als je op je vooruitgangsspoor een veld met overwinningspunten bereikt of passeert, moet je meteen een open vooruitgangsfiche kiezen.',
  'AM-122': 'De plek van een gepakt vooruitgangsfiche blijft leeg tot de volgende ronde wordt voorbereid.',
  'AM-123': 'Aan het einde van het spel krijg je de hoogste puntenwaarde die je op je vooruitgangsspoor hebt bereikt.',
  'AM-124':
    'Het laatste veld van het vooruitgangsspoor is 15 overwinningspunten waard. Actiepunten die niet meer passen, vervallen, maar leveren je in totaal 2 goud op.',
  'AM-125': 'Je vooruitgangsfiches liggen voor iedereen zichtbaar op je spelersbord.',
  // A10 Green action: build
  'AM-130': 'Met de groene actie bouw je geplande tegels op eilanden waar je minstens één handelspost hebt.',
  'AM-131': 'Een dorpstegel bouwen kost 1 actiepunt, een landschapstegel kost zijn grootte: 1 tot 6 actiepunten.',
  'AM-132': 'Een tegel moet volledig op land liggen; geen enkel deel mag water bedekken.',
  'AM-133': 'Je kunt niet bouwen op een veld waar al een tegel of handelspost ligt.',
  'AM-134':
    'Een nieuwe tegel moet met een zijkant aan een van je handelsposten grenzen, of ermee verbonden zijn via een ononderbroken keten van je eigen dorpstegels en landschapstegels. Wie de landschapstegels heeft gelegd, is niet van belang.',
  'AM-135': 'Dorpstegels en handelsposten van andere spelers verbinden jouw tegels niet.',
  'AM-136': 'Je mag een leeg handelspostveld overbouwen. Daarna kan niemand daar nog een handelspost stichten.',
  'AM-137': 'Bedekt je tegel een goederenveld, dan neem je het goederenfiche dat daar ligt.',
  'AM-138':
    'Je mag zoveel tegels bouwen als je kunt betalen, ook op verschillende eilanden. Ze worden één voor één gelegd, dus een latere tegel kan op een eerdere aansluiten.',
  'AM-139': 'Elke gebouwde tegel scoort meteen: op een klein eiland de laagste waarde, op een groot eiland de hoogste.',
  'AM-140': 'Je mag een tegel vóór het leggen draaien zoals je wilt.',
  'AM-141': 'Een schatkist zit bij het bouwen niet in de weg; die schuift gewoon opzij en blijft op het eiland.',
  'AM-142':
    'Bedek je het laatste vrije landveld van een eiland met een tegel of handelspost, dan voltooi je het en krijg je 3 overwinningspunten.',
  'AM-143': 'Voltooi je een groot eiland, dan krijg je ook de schatkist ervan.',
  'AM-144':
    'Wordt een eiland voltooid, dan krijgt iedereen met handelsposten daar de waarde van het huidige tijdfiche als overwinningspunten: maal 1 bij één post, maal 3 bij twee en maal 6 bij drie.',
  'AM-145': 'Het tijdfiche toont 5 in ronde 1, daarna 4, 3, 2 en 1 in ronde 5.',
  'AM-146': 'Overwinningspunten voor het bouwen en voor voltooide eilanden worden meteen bijgeschreven.',
  'AM-147': 'Een tegel wordt met de overwinningspunten zichtbaar gelegd, gescoord en daarna naar de voorkant gedraaid.',
  'AM-148': 'Je goederenfiches liggen per soort gestapeld op je spelersbord, en productiefiches komen bij de stapel van hun soort.',
  // A11 Yellow action: buy production tokens
  'AM-150': 'Met de gele actie koop je productiefiches uit het aanbod voor 2, 3 of 4 actiepunten per stuk, zoveel als je kunt betalen.',
  'AM-151': 'Lege plekken in het productieaanbod worden pas gevuld als de volgende ronde wordt voorbereid.',
  // A12 White action: player order / special action
  'AM-155':
    'Om op te schuiven in de volgorde verplaats je je schijf per actiepunt 1 veld op het speciale spoor, of minder als je wilt. Op een bezet veld komt die bovenop.',
  'AM-156':
    'Voor de speciale actie moet er een wit blokje in het actieveld liggen en moet je schijf van het witte eerste veld af zijn. Ontbreekt daar de kleur waarop je schijf staat, dan voer je de actie van die kleur uit met de gewone actiepunten van de fase.',
  'AM-157':
    'Staat je schijf op het laatste veld van het speciale spoor, dan mag je de witte blokjes als elke kleur gebruiken{lastSpace, select, join {, ook als een die er is} other { die ontbreekt}}.',
  'AM-158': 'Aan het einde van het spel krijg je de hoogste puntenwaarde die je op het speciale spoor hebt bereikt.',
  'AM-159': 'Een nieuwe positie op het speciale spoor verandert de spelersvolgorde vanaf de volgende fase.',
  // A13 Gold
  'AM-160': 'In plaats van een actie mag je goud nemen: 1 per 3 blokjes in het actieveld, naar boven afgerond.',
  'AM-161': 'Je kunt hoogstens 12 goud hebben. Elk goud daarboven wordt meteen 1 overwinningspunt.',
  'AM-162': 'Je mag een schatkist inruilen voor 3 goud; de kist gaat dan uit het spel.',
  'AM-163':
    'Bereik je het einde van het kanonnen-, vooruitgangs- of speciale spoor en heb je nog actiepunten over die je niet kunt gebruiken, ook die van fiches, dan krijg je in totaal 2 goud. Precies op het einde uitkomen levert niets op.',
  'AM-164': 'Je krijgt de 2 goud ook als je zo’n actie kiest terwijl je al aan het einde van dat spoor staat.',
  'AM-165': 'Ook sommige vooruitgangsfiches leveren je goud op.',
  'AM-166': 'Met goud koop je actiepunten; tegen de piraten helpt het niet.',
  // A14 End of round: pirates
  'AM-170': 'De kracht van de piraten is de som van alle open piratenfiches.',
  'AM-171': 'Heb je genoeg kanonnen, dan lever je er zoveel in als de piraten sterk zijn en houd je de rest.',
  'AM-172':
    'Heb je te weinig kanonnen, dan verlies je ze allemaal en bovendien overwinningspunten ter hoogte van de volle piratenkracht, niet alleen het verschil.',
  'AM-173': 'Je kunt nooit minder dan 0 overwinningspunten hebben.',
  'AM-174': 'De piraten vallen aan het einde van alle vijf rondes aan, ook van de laatste.',
  // A15 Preparation of the next round
  'AM-180': 'Voor de volgende ronde wordt willekeurig nog één gedekt piratenfiche opengedraaid.',
  'AM-181':
    'Vooruitgangsfiches in het rechtergebied gaan uit het spel, die in het linkergebied schuiven naar rechts en links komen er 4 nieuwe.',
  'AM-182': 'Niet gekochte productiefiches gaan uit het spel en de volgende stapel wordt uitgelegd.',
  'AM-183': 'Het bovenste tijdfiche verdwijnt, dus voltooide eilanden zijn vanaf nu minder waard.',
  'AM-184': 'In de loop van het spel verschijnt elk van de 24 vooruitgangsfiches en elk gebruikt productiefiche precies één keer.',
  'AM-185': 'Lege plekken in het rechtergebied blijven leeg, dus er kunnen minder dan 8 vooruitgangsfiches te kiezen zijn.',
  // A16 Final scoring
  'AM-190':
    'Goudtelling: je resterende schatkisten (3 per stuk) en ongebruikte goudfiches (3 of 5) worden goud, en elk goud boven de 12 telt voor 1 overwinningspunt. Daarna telt elk goud op je spoor voor 1 overwinningspunt.',
  'AM-191':
    'Goederentelling: vermenigvuldig per soort je goederenfiches met je productiefiches, het gedrukte meegerekend. Wat een productiefiche heeft gekost, maakt niet uit.',
  'AM-192':
    'Vooruitgangstelling: tel je vooruitgangsfiches met een E en daarna de hoogste waarde die je op het vooruitgangsspoor hebt bereikt.',
  'AM-193': 'Speciale telling: hierbij komt de hoogste waarde die je op het speciale spoor hebt bereikt.',
  'AM-194':
    'Wie de meeste overwinningspunten heeft, wint. Bij gelijke stand wint wie het verst vooraan staat op het speciale spoor; in een stapel geldt de bovenste schijf als verder.',
  // A17 Progress tokens
  'AM-199':
    'Er zijn drie soorten vooruitgangsfiches. Permanente werken vanaf nu tot het einde van het spel, eenmalige draai je na gebruik om en houd je, en die met een E tellen alleen bij de eindtelling.',
  'AM-200': 'Permanent: je krijgt 2 extra actiepunten telkens als je de afgebeelde actie kiest.',
  'AM-201': 'Permanent: je krijgt 1 extra actiepunt telkens als je een van de twee afgebeelde acties kiest.',
  'AM-202': 'Eenmalig: tijdens een blauwe actie krijgt elk van je schepen 8 extra actiepunten.',
  'AM-203': 'Permanent: voor alle andere spelers zijn de piraten 2 sterker.',
  'AM-204':
    'Permanent: kun je de piraten niet afslaan, dan verlies je maar de helft van hun kracht aan overwinningspunten, naar boven afgerond. Je kanonnen ben je wel kwijt.',
  'AM-205': 'Permanent: je krijgt 2 goud aan het einde van elke ronde waarin je de piraten volledig afslaat, ook bij kracht 0.',
  'AM-206': 'Permanent: je mag in één rode actie twee landschapstegels nemen en betaalt ze allebei.',
  'AM-207':
    'Eenmalig: gebruik je de witte actie om vooruit te gaan, dan mag je je schijf op de voorste leggen, hoeveel actiepunten je ook hebt.',
  'AM-208':
    'Permanent: liggen er groene maar geen rode blokjes in het actieveld, dan mag je plannen in plaats van bouwen. Liggen er rode maar geen groene, dan mag je bouwen in plaats van plannen.',
  'AM-209': 'Eenmalig: je krijgt 3 goud.',
  'AM-210': 'Eenmalig: je krijgt 5 goud.',
  'AM-211': 'Permanent: elke handelspost die je vanaf nu sticht, levert je 1 goud op. Eerdere posten tellen niet.',
  'AM-212': 'Permanent: neem je goud in plaats van een actie, dan krijg je 1 per 2 blokjes in het actieveld, naar boven afgerond.',
  'AM-213':
    'Eenmalig, in plaats van een actie: je krijgt 1 overwinningspunt per blokje in het actieveld. Bij de eindtelling is het fiche niets waard.',
  'AM-214': 'Einde: je krijgt 1 overwinningspunt voor elk van je handelsposten op de kaart.',
  'AM-215': 'Einde: je krijgt 7 overwinningspunten.',
  'AM-216': 'Einde: elk goud op je goudspoor telt nog eens voor 1 overwinningspunt, tot maximaal 12.',
  // D Decisions
  'AM-D01': 'De grens van één landschapstegel geldt voor elke rode actie opnieuw.',
  'AM-D02':
    'De spelersvolgorde ligt vast zodra een fase begint, en iedereen is daarin één keer aan de beurt. Wijzigingen op het speciale spoor gelden vanaf de volgende fase.',
  'AM-D03':
    '{completion, select, triangular {Met meer dan drie handelsposten op een voltooid eiland telt het tijdfiche maal 10 bij vier, maal 15 bij vijf, maal 21 bij zes, enzovoort.} other {Ook met meer dan drie handelsposten op een voltooid eiland blijft het tijdfiche maal 6 tellen.}}',
  'AM-D04': 'Land van twee verschillende eilanden mag elkaar niet met een hoek raken. Landvelden van hetzelfde eiland mogen dat wel.',
  'AM-D05': 'Vanaf elk waterveld loopt er een weg over water naar het kader, zonder diagonale stappen.',
  'AM-D06': 'Een kaart heeft nooit meer dan 5 grote eilanden; anders wordt er een nieuwe gemaakt.',
  'AM-D07': 'Ook een schip dat op zijn ankerveld blijft liggen, stopt daar en kan in elk van je blauwe acties een handelspost stichten.',
  'AM-D08': 'Elk anker hoort bij precies één handelspostveld; alleen daar kun je vanaf dat anker een handelspost stichten.',
  'AM-D09': 'In de blauwe actie vergroot 1 goud het bereik van je beide schepen met 1 veld.',
  'AM-D10': 'Kadervelden zijn gewoon water: je schepen mogen langs het kader varen en ernaar terugkeren.',
  'AM-D11': 'Je beslist zelf of je een handelspost sticht; het hoeft nooit.',
  'AM-D12':
    'Beide schepen komen tijdens je eerste blauwe actie op het kader, het tweede uiterlijk aan het einde ervan, ook als je er maar één gebruikt. Dat geldt ook als witte blokjes je de blauwe actie gaven.',
  'AM-D13': 'Een zojuist gepakt vooruitgangsfiche werkt vanaf de volgende actie die je kiest. Alleen goudfiches kun je meteen gebruiken.',
  'AM-D14': 'Ligt er geen vooruitgangsfiche meer als je er een zou moeten nemen, dan krijg je niets.',
  'AM-D15': 'Komt je een vooruitgangsfiche toe, dan moet je het nemen; weigeren kan niet.',
  'AM-D16': 'Je mag elk open vooruitgangsfiche nemen, links of rechts, zonder meerkosten.',
  'AM-D17': 'Extra actiepunten van meerdere vooruitgangsfiches tel je op als ze voor dezelfde actie gelden.',
  'AM-D18': 'Een actie die je met witte blokjes kiest, geldt als gekozen, dus je fiches voor die actie geven hun actiepunten.',
  'AM-D19': 'Het fiche dat rood en groen verwisselt, heeft echte rode of groene blokjes nodig; omgezette witte volstaan niet.',
  'AM-D20': 'Verwissel je rood en groen met een fiche, dan gelden alleen de extra actiepunten van de actie die je echt uitvoert.',
  'AM-D21':
    'Goud betaal je pas als een stap, tegel of fiche meer kost dan je nog aan actiepunten hebt: 1 goud per ontbrekend punt. Niets wordt vooraf gekocht of terugbetaald, en zo gekochte punten gelden nooit als onbruikbaar.',
  'AM-D22': 'Stop je vrijwillig vóór het einde van een spoor, dan krijg je de 2 goud niet.',
  'AM-D23': 'Goud boven de 12 wordt één op één overwinningspunten, waar het ook vandaan komt.',
  'AM-D24': 'Het fiche dat je goud nog eens telt, geeft 1 overwinningspunt per goud op het spoor na de goudtelling, hoogstens 12.',
  'AM-D25': 'Het fiche dat afgeslagen piraten beloont, kan aan het einde van elke ronde 2 goud opleveren.',
  'AM-D26':
    'Voorbeeld van de goudtelling: met 10 goud, een schatkist en een ongebruikt 5-goudfiche heb je 18 goud. 6 daarvan past niet en telt voor 6 overwinningspunten, het volle spoor voor nog eens 12.',
  'AM-D27':
    'Maakt een andere speler de piraten voor jou sterker, dan komt eerst de 2 erbij; daarna wordt je verlies gehalveerd en naar boven afgerond.',
  'AM-D28': 'Het fiche voor overwinningspunten per blokje vervangt je hele actie en is bij de eindtelling niet bruikbaar.',
  'AM-D29':
    'Schatkisten en eenmalige goudfiches mag je op elk moment in je eigen beurt inwisselen: vóór, tijdens of direct na je actie. De rest wordt aan het einde van het spel ingewisseld.',
  'AM-D30': 'Je beslist zelf wanneer je een eenmalig goudfiche gebruikt; tot dan blijft het bij je.',
  'AM-D31':
    'Het fiche voor de sprong naar voren vervangt alle stappen van die witte actie; je kunt het alleen gebruiken als je niet al vooraan staat. Overwinningspunten tot het nieuwe veld gelden als bereikt, en de 2 goud krijg je er nooit bij.',
  'AM-D32': 'Je mag ook vanaf het witte eerste veld naar voren springen; daarna staat de speciale actie voor je open.',
  'AM-D33': 'Staan spelers met gelijke stand op hetzelfde veld van het speciale spoor, dan wint de bovenste schijf.',
  'AM-D34':
    'Met twee of drie spelers wordt een willekeurige selectie eilandtegels gebruikt; goederenfiches liggen alleen waar er velden voor zijn.',
  'AM-D35':
    'Je mag ook een actie kiezen waarmee je niets kunt doen. Die heeft dan geen effect, behalve de 2 goud aan het einde van een spoor.',
  'AM-D36': 'Is een soort landschapstegel in de voorraad op, dan kan die soort niet meer gepland worden.',
  'AM-D37': 'Je mag een leeg handelspostveld ook overbouwen terwijl er een schip bij het anker ligt.',
  'AM-D38': 'Een tegel ligt altijd op één eiland en kan er dus nooit twee tegelijk voltooien.',
  'AM-D39': 'Elk eiland heeft minstens één handelspostveld.',
  'AM-D40': 'Elk afzonderlijk verlies stopt bij 0 overwinningspunten; wat je niet kon betalen, hoef je ook later niet te betalen.',
  'AM-D41':
    '{lastSpace, select, join {Op het laatste veld kunnen witte blokjes zich bij een kleur voegen die er is. Je hebt dan zoveel actiepunten als er blokjes van die kleur en witte samen zijn, als dat er meer zijn dan de punten van de fase.} other {Witte blokjes verhogen nooit de actiepunten; die liggen vast zodra de blokjes eruit vallen. Op het laatste veld kunnen ze elk van de zes andere kleuren zijn die ontbreekt.}}',
  'AM-D42': 'Wordt je bereik tijdens een blauwe actie groter, dan geldt dat voor schepen die nog niet zijn gestopt.',
  'AM-D43':
    'Alles op de kaart, de spelersborden en het voorraadbord is open, ook het aantal blokjes van elke kleur in de toren. Voor iedereen verborgen zijn gedekte piratenfiches, de volgorde van komende vooruitgangsfiches en de productiestapels.',
  'AM-D44':
    'Goud dat je tijdens je actie krijgt door een nieuwe handelspost, een schatkist of een goudfiche, kun je nog in dezelfde actie uitgeven.',
  'AM-D45':
    'Op het vooruitgangsspoor ga je stap voor stap vooruit. Op elk gemarkeerd veld neem je je fiche voordat je verdergaat, en na elke stap mag je stoppen.',
  'AM-D46':
    'Verlaat een schijf een stapel op het speciale spoor, dan houden de andere hun volgorde. Met 0 stappen komt je schijf niet bovenop.',
  'AM-D47':
    'De piraten vallen iedereen tegelijk aan, met de som van de open fiches plus 2 als een ander het fiche voor sterkere piraten heeft. Heb je genoeg kanonnen, dan lever je er zoveel in; anders verlies je al je kanonnen en evenveel overwinningspunten als de piraten sterk zijn. Kracht 0 is altijd afgeslagen.',
  'AM-D48':
    'In een overgeslagen fase kiest niemand een actie, neemt niemand goud en gebruikt niemand fiches. Ingeworpen blokjes die er niet uit kwamen, blijven in de toren.',
  'AM-D49':
    'Je actie duurt tot je die beëindigt, of tot er met actiepunten, goud, schatkisten en fiches geen stap meer mogelijk is. Eenmaal begonnen kun je die niet ruilen voor een andere actie of voor goud.',
  'AM-D50':
    'Het fiche met +8 voor schepen mag je op elk moment van je blauwe actie gebruiken, goudfiches en schatkisten op elk moment van je beurt. Het fiche voor overwinningspunten per blokje is je keuze voor de fase en telt alle blokjes in het actieveld.',
  'AM-D51':
    'Staan al je 12 handelsposten op de kaart, dan kun je er geen meer stichten. Gebouwde tegels en handelsposten komen nooit terug.',
  'AM-D52':
    'Of een eiland groot is, ligt vanaf het begin vast. Wie het laatste vrije veld bedekt, met een tegel of een handelspost, krijgt de schatkist samen met de punten voor de voltooiing.',
};
