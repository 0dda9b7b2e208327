import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // Components and terms
  'EF-001':
    'Er zijn drie modi: duel (2 spelers), algemeen (3 spelers, ieder voor zich) en team (4 spelers, twee naties van twee). Elke modus kan ook op expertniveau.',
  'EF-002':
    'De naties zijn Frankrijk (blauw, zeevaarders), Groot-Brittannië (rood, strategen) en Spanje (zwart, onderhandelaars). Elke natie is van één speler of, in de teammodus, van één team.',
  'EF-003': 'Elke natie heeft 4 kapiteins. Een kapitein heeft een eigen galjoen met een naam en één vaardigheid.',
  'EF-004':
    'Elke natie heeft 12 bemanningskaarten in 5 soorten. Allemaal hebben ze Bankier, Eerste officier en Kanonnier; Frankrijk ook Stuurman en Courtisane, Groot-Brittannië Scheepsarts en Scheepsbouwer, Spanje Bootsman en Gouverneur.',
  'EF-005':
    'De hemel bestaat uit zeshoekige tegels: 1 centrumtegel, 8 planeettegels, 10 hemelpadtegels en voor experts 8 tegels met het Oog der Voorzienigheid.',
  'EF-006':
    'De acht planeten zijn Demodamas, Patrocles, Posidonius, Pytheas, Hipparchus, Apollas, Hecateus van Milete en Eratosthenes. Elk heeft een tegel en een kaart met de veroveringskosten, de specerij en de toegangen.',
  'EF-007': 'Er zijn twee specerijen, sterrenpeper en hemelvanille. Dat is het enige betaalmiddel.',
  'EF-008': 'In de zak zitten 24 bonusfiches in drie soorten: Zonnewind, Waarschuwingsschot en Nieuwe lading.',
  'EF-009':
    'Op je spelersbord liggen 5 planeetfiches en 2 fortfiches, links je specerijen, rechtsboven bonusfiches en de kapiteinsstapel; eronder ligt de gespeelde bemanning.',
  'EF-010': 'Er zijn galjoenen, elk onder een kapitein, en fregatten. Staat er in een regel alleen schip, dan zijn beide bedoeld.',
  'EF-011':
    'Een veld is een gewoon veld, een planeet, een fabriek (peper of vanille), een anker, een singulariteit of de windroos in het midden. Op experttegels komen voorzienigheidsvelden (peper of vanille) en wrakken erbij.',
  'EF-012': 'Hemelpaden zijn lijnen tussen velden. Twee velden met één lijn ertussen liggen 1 veld uit elkaar.',
  'EF-013':
    'Een pad naar de rand van een tegel eindigt in een halve cirkel in het midden van die zijde. De halve cirkel is een volwaardig veld, ook zonder buurtegel.',
  'EF-014':
    'Hebben twee aangrenzende tegels allebei een halve cirkel aan de gedeelde zijde, dan vormen die samen één veld dat bij beide tegels hoort.',
  'EF-015': 'Je beheerst een planeet zolang jouw fiche erop ligt. Een schip is daar niet nodig.',
  'EF-016': 'Je kunt hoogstens 5 peper en 5 vanille bezitten. Wat erboven komt, vervalt.',
  'EF-017': 'Je kunt hoogstens 3 bonusfiches bezitten. Heb je er 3, dan trek je er geen meer.',
  'EF-018': 'Je hand bevat hoogstens 8 bemanningskaarten, in de teammodus hoogstens 6.',
  'EF-019':
    'Je handkaarten, je gedekte reserve en de kapiteins onder de bovenste zijn geheim. Ingezette bemanning, specerijen, bonusfiches, planeetkaarten en fiches zijn open.',
  // Setup – duel
  'EF-020': 'In het duel zitten de twee spelers tegenover elkaar, noord en zuid.',
  'EF-021':
    'De centrumtegel ligt in het midden. De basishemel omvat alle 19 plaatsen die er hoogstens twee tegels vandaan liggen, het centrum meegeteld.',
  'EF-022':
    'De startspeler wordt geloot; liefst begint wie het spel nog niet kent. Die kiest in elke stap het eerst, de ander krijgt daarvoor meer specerijen.',
  'EF-023': 'De specerijen vormen twee stapels, de bank. Alle 24 bonusfiches worden in de zak gemengd.',
  'EF-024': 'De armada’s worden in stappen samengesteld. Iedereen doet een stap, de startspeler het eerst, voordat de volgende begint.',
  'EF-025': 'Eerst kies je een vrije natie. Je krijgt de 4 kapiteins, het spelersbord en de fiches ervan.',
  'EF-026':
    'Kies in het geheim 2 van je 4 kapiteins en hun volgorde; de andere 2 gaan in de doos. Daarna komen de stapels open te liggen, zodat alleen de eerste kapitein te zien is.',
  'EF-027': 'Je eerste kapitein kost niets.',
  'EF-028': 'Kies uit je 12 bemanningskaarten precies 5 voor je hand; meerdere van één soort mag. De andere 7 vormen je gedekte reserve.',
  'EF-029': 'Tip voor een eerste spel: neem van elk van de vijf soorten één bemanningskaart.',
  'EF-030': 'De startspeler kiest een van de 8 planeetkaarten als mobilisatieplaneet, daarna de ander een van de overige 7.',
  'EF-031':
    'De tegel van je mobilisatieplaneet komt tegen de centrumtegel: speler 1 in het noorden, speler 2 in het zuiden. Je kiest zelf hoe hij gedraaid ligt.',
  'EF-032': 'Je legt een van je planeetfiches op je mobilisatieplaneet. Die telt als een planeet die je beheerst.',
  'EF-033':
    'Tip voor de eerste spellen: begin op Patrocles of Posidonius. Een planeet met peper maakt het begin makkelijker, al is vanille zeldzamer.',
  'EF-034': 'Het galjoen van je eerste kapitein begint op het planeetveld van je mobilisatieplaneet. Je begint zonder fregatten.',
  'EF-035':
    'In het duel worden de 6 overige planeettegels en de 10 hemelpadtegels tot één gedekte stapel van 16 geschud. De 6 ongebruikte planeetkaarten liggen open naast de hemel.',
  'EF-036': 'In het duel begint de startspeler met 1 peper en 1 vanille, de tweede met 1 peper en 2 vanille.',
  'EF-037': 'De kosten en opbrengst van alle planeten zijn voor iedereen altijd zichtbaar.',
  // Setup – general mode
  'EF-040': 'De algemene modus wordt opgezet als het duel, met één natie per speler. De beurten gaan met de klok mee.',
  'EF-041':
    'In de algemene modus liggen de mobilisatieplaneten tegen het centrum: speler 1 in het noorden, speler 2 in het zuidoosten, speler 3 in het zuidwesten. In die volgorde zijn ze ook aan de beurt.',
  'EF-042': 'In de algemene modus begint speler 1 met 1 peper en 1 vanille, speler 2 met 1 peper en 2 vanille, speler 3 met 2 van elk.',
  'EF-043': 'In de algemene modus telt de stapel 15 tegels; wie als laatste verkent, trekt er dus maar één.',
  'EF-044': 'In de algemene modus heb je 4 planeten nodig om te winnen.',
  // Setup – team mode
  'EF-050':
    'In de teammodus spelen twee teams van twee. Partners zitten naast elkaar, tegenover het andere team, en kiezen samen een natie.',
  'EF-051':
    'Eén partner gebruikt de achterkant van het spelersbord en fiches in de tweede kleur van de natie, zodat je de schepen en fiches van beiden kunt onderscheiden.',
  'EF-052':
    'In de teammodus kiest iedereen in het geheim één kapitein van de natie, niet dezelfde als de partner; alle worden tegelijk onthuld. Je houdt je kapitein het hele spel.',
  'EF-053': 'In de teammodus kiest elke natie twee mobilisatieplaneten, één per partner.',
  'EF-054':
    'Eén mobilisatieplaneet van elk team ligt tegen het centrum, team 1 noord, team 2 zuid. De tweede ligt tegen de eerste, binnen de twee ringen; het team bepaalt wie eerst legt.',
  'EF-055': 'In de teammodus kiest elke partner 3 van de 12 bemanningskaarten van de natie. De andere 6 vormen de gezamenlijke reserve.',
  'EF-056': 'In de teammodus zijn de voorbereidingsstappen natie, kapitein, planeten, bemanning, specerijen.',
  'EF-057':
    'In de teammodus begint iedereen van het startteam met 1 peper en 1 vanille, iedereen van het andere team met 1 peper en 2 vanille.',
  'EF-058': 'In de teammodus telt de stapel 14 tegels.',
  // Turn structure
  'EF-060':
    'Spelers spelen na elkaar telkens een volledige beurt. Die heeft vier fasen in deze volgorde: verkenning, verzamelen, tactiek, bouwen.',
  'EF-061': 'Verkennen is verplicht zolang er tegels zijn. In tactiek en bouw is alles vrijwillig.',
  'EF-062': 'Na je bouwfase begint de beurt van de volgende speler.',
  // Phase I – exploration
  'EF-070':
    'Zolang er tegels op de stapel liggen, trek je er 2 (is er maar 1 over, dan die), bekijkt ze en legt ze in de volgorde die je wilt.',
  'EF-071': 'Een nieuwe tegel moet met minstens één zijde tegen een al gelegde tegel liggen.',
  'EF-072': 'Een tegel mag hoogstens 2 tegels van de centrumtegel liggen; op expertniveau moet hij binnen de gekozen omtrek liggen.',
  'EF-073': 'De plaats en draaiing van een tegel kies je vrij. Paden hoeven niet aan te sluiten.',
  'EF-074': 'Is de stapel leeg, dan vervalt de verkenningsfase.',
  'EF-075': 'Er zijn evenveel plaatsen als tegels, dus een getrokken tegel past altijd.',
  // Phase II – collection
  'EF-080': 'In de verzamelfase krijg je van elke planeet die je beheerst 1 specerij van de soort op de kaart.',
  'EF-081': 'Elk van je schepen dat aan het begin van je beurt op een fabrieksveld staat, levert 1 specerij van die soort op.',
  'EF-082': 'Voor elk van je schepen dat aan het begin van je beurt op een ankerveld staat, trek je willekeurig 1 bonusfiche uit de zak.',
  'EF-083':
    'De grenzen van 5 per specerij en 3 bonusfiches gelden stuk voor stuk; wat te veel is, neem je niet. Een lege zak levert niets op.',
  'EF-084': 'Bonusfiches bewaar je op je spelersbord. Je mag er nooit een ongebruikt wegdoen.',
  'EF-085': 'Effecten van Pargo of een Bootsman die op je volgende verzamelfase wachten, werken nu.',
  // Phase III – tactics
  'EF-090':
    'Aan het begin van je tactiekfase gaan de bemanningskaarten van je vorige beurt gedekt naar je reserve; op expertniveau gaan ze uit het spel.',
  'EF-091':
    'In de tactiekfase beweeg je schepen, speel je bemanning en gebruik je bonussen in een volgorde naar keuze. Je mag vrij tussen schepen wisselen.',
  'EF-092': 'Je galjoen mag één keer per beurt tot 3 velden bewegen.',
  'EF-093': 'Elk van je fregatten mag één keer per beurt tot 4 velden bewegen.',
  'EF-094': 'Een beweging doe je in één keer. Zodra je iets anders doet, vervallen de ongebruikte stappen.',
  'EF-095': 'Om bemanning te spelen leg je een handkaart open onder je spelersbord en voer je het effect uit. Dat kost niets.',
  'EF-096': 'Je mag hoogstens 3 bemanningskaarten per beurt spelen, ook meerdere van dezelfde soort.',
  'EF-097': 'Bemanning werkt alleen voor je eigen galjoen, nooit voor fregatten. De enige uitzondering is de vaardigheid van Lancaster.',
  'EF-098': 'Zonder galjoen aan de hemel kun je geen bemanningskaarten spelen.',
  'EF-099': 'Een bemanningseffect duurt hoogstens één ronde. De kaart blijft zichtbaar tot je volgende tactiekfase.',
  'EF-100': 'Zonnewind beweegt een van je eigen schepen 1 tot 3 velden, naast de gewone beweging. Het werkt ook op een bevroren schip.',
  'EF-101': 'Waarschuwingsschot beweegt één vijandelijk schip precies 1 veld, hoe ver weg het ook is. Jij kiest het veld.',
  'EF-102': 'Nieuwe lading geeft je 1 specerij naar keuze uit de bank.',
  'EF-103': 'Een gebruikt bonusfiche gaat voor de rest van het spel in de doos. Zijn alle 24 op, dan zijn er geen bonussen meer.',
  'EF-104': 'Bonussen kun je ook zonder galjoen gebruiken, en per beurt zoveel als je er hebt.',
  // Phase IV – construction
  'EF-110':
    'In de bouwfase mag je bemanning aanwerven, een fregat, een fort of je volgende galjoen bouwen en planeten veroveren, in een volgorde naar keuze en zo vaak als je specerijen en de limieten toelaten.',
  'EF-111': 'Aanwerven kost 2 peper. Je bekijkt je reserve en neemt één kaart naar keuze in je hand, maar niet boven de handlimiet.',
  'EF-112':
    'Een fregat kost 2 peper en komt op een planeet die je beheerst waar geen schip staat. Staan er op al je planeten schepen, dan kun je het niet bouwen.',
  'EF-113': 'Een nieuw fregat kan vanaf je volgende tactiekfase bewegen.',
  'EF-114': 'Fregatten kunnen planeten veroveren en specerijen en bonussen verzamelen, maar niet aanvallen.',
  'EF-115':
    '{buildLimit, select, concurrent {Je mag hoogstens 2 fregatten tegelijk aan de hemel hebben; verloren fregatten mag je vervangen.} other {Je mag in het hele spel hoogstens 2 fregatten bouwen; verloren fregatten tellen mee.}}',
  'EF-116': 'Een fort kost 1 peper en 1 vanille en komt op een planeet die je beheerst. Een schip is daar niet nodig.',
  'EF-117':
    'Op een planeet staat hoogstens één fort tegelijk, en {buildLimit, select, concurrent {van jou staan er hoogstens 2 tegelijk.} other {in het hele spel bouw je hoogstens 2 forten.}}',
  'EF-118':
    'Vijandelijke schepen kunnen niet stoppen op een planeet met een fort en er niet overheen varen; zo’n planeet kan dus niet veroverd worden. Schepen van de eigen natie mogen het allebei.',
  'EF-119':
    'Heb je geen galjoen aan de hemel maar nog wel een kapitein, dan mag je voor 2 vanille diens galjoen op een van je planeten zonder schip zetten. Staan er op al je planeten schepen, dan komt het op de windroos.',
  'EF-120': 'Een nieuw galjoen kan vanaf je volgende tactiekfase bewegen.',
  'EF-121': 'Je hoeft geen galjoen te herbouwen. Zonder kapitein kun je er geen meer bouwen, maar je speelt door en kunt nog winnen.',
  'EF-122':
    'Om een planeet te veroveren heb je een eigen schip op het veld nodig en betaal je de kosten aan de bank. Daarna leg je je fiche erop en neem je de kaart.',
  'EF-123':
    'Een planeet van een tegenstander verover je op dezelfde manier en voor dezelfde kosten. De vorige eigenaar krijgt het fiche terug en verliest de kaart.',
  'EF-124': 'Een verovering telt meteen en kan het spel direct beëindigen.',
  'EF-125': 'Een veroverde planeet produceert voor jou vanaf je volgende verzamelfase.',
  // Movement
  'EF-130': 'Schepen bewegen over hemelpaden van veld naar buurveld. Elk veld dat je betreedt, kost 1 stap.',
  'EF-131':
    'Een schip mag een veld met een ander schip niet betreden of oversteken, van wie het ook is. Alleen op de windroos passen zoveel schepen als je wilt, en die mag je oversteken.',
  'EF-132': 'Randvelden, ook halve cirkels aan een open kant, zijn gewone velden om te stoppen of over te varen.',
  'EF-133':
    'Je schepen mogen een planeet met een fort van je eigen natie betreden en oversteken, een planeet met een vijandelijk fort niet.',
  'EF-134': 'Een schip dat op een fabrieks- of ankerveld eindigt, verzamelt daar aan het begin van je volgende beurt.',
  'EF-135':
    'Een schip dat een singulariteit betreedt, wordt meteen vernietigd; oversteken kan dus niet. Met je eigen schip mag je dat met opzet doen.',
  'EF-136':
    'Een gedwongen beweging (Waarschuwingsschot, Isabel da Silva) volgt de bewegingsregels van het bewogen schip. {pushIntoSingularity, select, false {Ze eindigt nooit in een singulariteit.} other {Ze mag het schip in een singulariteit duwen.}}',
  'EF-137': 'Een planeetveld zonder fort mag elk schip betreden of oversteken als er geen schip op staat.',
  'EF-138':
    'De sprongen van de Stuurman en van Victorine zijn geen beweging. Ze verbruiken de beweging van het galjoen niet en werken ook als het bevroren is.',
  // Attack and destruction
  'EF-140': 'Alleen galjoenen vallen aan, op de fregatten van Lancaster na. Voor een aanval heb je een Kanonnier nodig.',
  'EF-141':
    'Een aanval reikt 1 veld ver langs de paden, met Fairborne verder. Een fort op het eigen veld van de aanvaller is ook binnen bereik.',
  'EF-142':
    'Je valt een vijandelijk schip of een vijandelijk fort aan. Het doel wordt zonder dobbelstenen of verdediging vernietigd, tenzij de wapenstilstand aan het begin, een huisregel, het beschermt.',
  'EF-143':
    'Een fort met een schip op het veld kun je pas aanvallen als dat schip weg is. Een schip van de aanvallende natie zelf beschermt het niet.',
  'EF-144': 'De windroos is neutraal. Vanaf de windroos kun je niet aanvallen en een schip erop kan niet aangevallen worden.',
  'EF-145': 'Een vernietigd schip verdwijnt van de hemel. Een vernietigd fort is voorgoed uit het spel.',
  'EF-146': 'Wordt een galjoen vernietigd, dan worden de ingezette bemanningskaarten meteen afgelegd en vervallen hun lopende effecten.',
  'EF-147':
    'In het duel en de algemene modus wordt de kapitein van een vernietigd galjoen afgelegd. Het galjoen van de volgende kapitein mag je later bouwen.',
  'EF-148': 'In de teammodus blijft je kapitein. Je mag hetzelfde galjoen één keer per spel herbouwen, op expertniveau twee keer.',
  'EF-149': 'Word je aangevallen, dan mag je in je eigen volgende beurt herbouwen, voor zover de limieten het toelaten.',
  'EF-150': 'Je mag in één beurt meerdere Kanonniers spelen voor meerdere aanvallen.',
  // Planets
  'EF-160': 'Je mobilisatieplaneet geldt vanaf het begin als beheerst en produceert vanaf je eerste verzamelfase.',
  'EF-161': 'Elke planeet produceert in elke beurt van de eigenaar 1 specerij, peper of vanille volgens de kaart.',
  'EF-162': 'Planeten kosten niet evenveel. Meestal zijn planeten met veel toegangen duurder dan afgelegen planeten.',
  'EF-163': 'Een goedkope mobilisatieplaneet is ook voor je tegenstanders goedkoop te veroveren.',
  // End of the game
  'EF-170': 'In het duel win je meteen als je je vijfde planeet beheerst, je mobilisatieplaneet meegeteld.',
  'EF-171': 'In het duel eindigt het spel ook meteen als iemand geen planeet meer beheerst; de ander wint.',
  'EF-172': 'In de algemene modus wint meteen wie als eerste 4 planeten beheerst.',
  'EF-173':
    'In de algemene modus lig je eruit als je je laatste planeet verliest: je schepen worden vernietigd, je fiches afgelegd en je specerijen gaan naar de bank. Wie overblijft, wint.',
  'EF-174':
    'In de teammodus wint een natie meteen als beide partners samen 5 planeten beheersen of als de andere natie er geen meer heeft.',
  'EF-175':
    'Bij een patstelling, vooral als niemand nog schepen heeft, kunnen alle spelers afspreken zonder winnaar te stoppen. Weigert er één, dan gaat het spel door.',
  'EF-176': 'Je kunt ook zonder kapitein winnen.',
  // Team mode – differences during play
  'EF-180': 'In de teammodus zijn de twee naties om de beurt. Partners spelen elke fase tegelijk.',
  'EF-181':
    'Bij het verkennen in een team trekt elke partner 1 tegel en beslist het team samen over volgorde en plaats. Zijn jullie het oneens, dan beslist wie de tegel heeft getrokken.',
  'EF-182':
    'In de teammodus verzamelt elke partner voor de eigen planeten en schepen. De grenzen van 5 peper, 5 vanille en 3 bonusfiches gelden per persoon.',
  'EF-183': 'In de teammodus beweeg je alleen schepen onder je eigen bevel: je galjoen tot 3 velden, elk fregat tot 4, elk één keer.',
  'EF-184': 'In de teammodus mag elke partner tot 3 bemanningskaarten per beurt spelen, alleen voor het eigen galjoen. Ruilen kan niet.',
  'EF-185': 'In de teammodus kun je bonusfiches niet weggeven, niet ruilen en niet voor je partner gebruiken.',
  'EF-186':
    'In de bouwfase mogen teampartners elkaar specerijen geven, hoogstens 2 in totaal per natie en beurt. De afstand tussen jullie schepen doet er niet toe.',
  'EF-187': 'In de teammodus kost aanwerven 2 peper; de kaart komt in je hand, die er hoogstens 6 bevat.',
  'EF-188':
    'In de teammodus kost een fregat 2 peper en vraagt het een eigen planeet zonder schip. {buildLimit, select, concurrent {Een speler heeft er hoogstens 2 tegelijk, een natie hoogstens {teamNationLimit}} other {Een speler bouwt er hoogstens 2 in het hele spel, een natie hoogstens {teamNationLimit}}}, en dat van je partner beweeg je nooit.',
  'EF-189':
    'In de teammodus kost een fort 1 peper en 1 vanille en komt het alleen op je eigen planeten, nooit op die van je partner. {buildLimit, select, concurrent {Van een speler staan er hoogstens 2 tegelijk, van een natie hoogstens {teamNationLimit}.} other {Een speler bouwt er hoogstens 2 in het hele spel, een natie hoogstens {teamNationLimit}.}}',
  'EF-190':
    'In de teammodus mag je je galjoen voor 2 vanille met dezelfde kapitein herbouwen, één keer per spel, op expertniveau twee keer. Daarna speel je zonder galjoen en bemanning door.',
  'EF-191':
    'In de teammodus verovert elke partner voor zichzelf en houdt de kaart en de opbrengst. Voor de winst tellen de planeten van beiden samen.',
  'EF-192': 'De schepen van je partner zijn geen vijanden: je kunt ze niet aanvallen, bevriezen of wegduwen. Ze bezetten wel hun veld.',
  'EF-193': 'Voor beweging telt het fort van je partner als een fort van je eigen natie.',
  // Expert level
  'EF-200':
    'Op expertniveau speel je om twee gewonnen partijen: wie er als eerste 2 wint, wint de wedstrijd. Een tafel kan een ander aantal partijen afspreken.',
  'EF-201': 'Op expertniveau worden 4, 6 of alle 8 experttegels in de stapel geschud, voor een grotere hemel van 23, 25 of 27 tegels.',
  'EF-202': 'Een eigen schip op een voorzienigheidsveld levert aan het begin van je beurt 2 specerijen van de getoonde soort op.',
  'EF-203':
    'Elk eigen schip op een wrakveld mag aan het begin van je beurt 1 bemanningskaart uit je reserve redden, één keer per beurt. Je kunt die in de tactiekfase van deze beurt gebruiken.',
  'EF-204': 'Op expertniveau kies je in het duel en de algemene modus 3 kapiteins in plaats van 2.',
  'EF-205': 'Op expertniveau mag in de teammodus iedereen zijn galjoen twee keer herbouwen.',
  'EF-206': 'Op expertniveau gaat een gespeelde bemanningskaart voorgoed uit het spel en komt ze nooit terug in de reserve.',
  'EF-207': 'Op expertniveau gelden de winstvoorwaarden van de gekozen modus.',
  // Captains – France
  'EF-210': 'Mathurin Hubac, L’Intrépide: met een Eerste officier mag zijn galjoen deze beurt 2 velden verder.',
  'EF-211': 'De Eerste officier van Hubac moet gespeeld worden voordat zijn galjoen deze beurt beweegt, niet erna.',
  'EF-212': 'De Eerste officieren van Hubac tellen bij elkaar op. Met drie gaat zijn galjoen tot 9 velden ver.',
  'EF-213': 'De vaardigheid van Hubac kan een bevroren galjoen niet bewegen.',
  'EF-220':
    'Victorine de la Chesnaye, Le Mercure: met een Eerste officier springt haar galjoen meteen naar een van haar planeten. Dat is geen beweging en kan voor of na het varen en ook als het bevroren is.',
  'EF-225':
    'Cosme Castel d’Oléron, L’Invincible: met een Eerste officier kan tot de volgende ronde geen van zijn forten vernietigd worden, hoe vaak ze ook aangevallen worden. Forten van de partner zijn niet beschermd.',
  'EF-230': 'Augustine Cassini, L’Éole: met een Eerste officier wordt een gelegde tegel in een andere stand gedraaid.',
  'EF-231': 'Draait Cassini een tegel, dan draaien schepen op de binnenvelden mee. Schepen op randvelden blijven waar ze zijn.',
  'EF-232': 'Cassini mag geen tegel draaien waarop een vijandelijk schip staat.',
  // Captains – Britain
  'EF-235':
    'Elizabeth Fairborne, HMS Revenge: met een Eerste officier reikt de volgende aanval van haar galjoen 1 veld verder, dus 2 velden.',
  'EF-236': 'De Eerste officier van Fairborne moet voor de Kanonnier gespeeld worden, en zonder Kanonnier heeft hij geen zin.',
  'EF-237':
    'Voor één aanval wordt het extra bereik van Fairborne opgeteld. Twee Eerste officieren en een Kanonnier reiken 3 velden ver; meer kan niet met drie bemanningskaarten.',
  'EF-240': 'Cicely Blake, HMS Surprise: met een Eerste officier wordt één vijandelijk schip op hoogstens 3 velden afstand bevroren.',
  'EF-241': 'Een bevroren schip kan in de volgende beurt van de eigenaar niet gewoon bewegen.',
  'EF-242':
    'Een bevroren schip kan nog door Zonnewind bewogen worden, en bemanning en alle andere acties en vaardigheden blijven mogelijk.',
  'EF-243': 'Blake kan ook een schip op de windroos bevriezen.',
  'EF-250':
    'Peter Byng, HMS Charon: met een Eerste officier wordt één willekeurige bemanningskaart uit de hand van een tegenstander getoond en gaat in de doos. Die kan dit spel niet meer aangeworven worden.',
  'EF-260': 'Nathaniel Lancaster, HMS Furious: met een Eerste officier mag een van zijn fregatten met bereik 1 aanvallen.',
  'EF-261': 'Lancaster heeft naast de Eerste officier ook een Kanonnier nodig.',
  'EF-262': 'Het eigen galjoen van Lancaster moet aan de hemel zijn.',
  'EF-263': 'Alleen met de vaardigheid van Lancaster kan een fregat aanvallen.',
  // Captains – Spain
  'EF-270': 'Aníbal Pargo, Águila: met een Eerste officier verzamelt zijn galjoen in de volgende verzamelfase 2 specerijen meer.',
  'EF-271': 'De extra specerijen van Pargo krijg je alleen als zijn galjoen dan op een fabrieksveld staat, en wel van die soort.',
  'EF-272': 'De bonus van Pargo wordt opgeteld: 2 specerijen meer per Eerste officier.',
  'EF-275':
    'Catalina de Guzmán, Almanzora: met een Eerste officier bouwt ze meteen en gratis een fort op een van haar planeten. Dat kan niet als de fortenlimiet bereikt is, en nooit op een planeet van de partner.',
  'EF-280':
    'Isabel da Silva, Gran Princesa de los Cielos: met een Eerste officier en een Zonnewind beweegt ze een vijandelijk schip tot 3 velden.',
  'EF-281':
    'Voor de vaardigheid van Isabel is een Zonnewind nodig; beide worden verbruikt. Ze werkt ook als haar galjoen bevroren is, maar nooit op een schip van de partner.',
  'EF-285':
    'Sebastián de Avilés, Coracero: met een Eerste officier verkoopt hij meteen 1 bemanningskaart voor 1 peper en 1 vanille. De verkochte kaart gaat naar de reserve.',
  // Crew
  'EF-300': 'Bankier: lever 1 peper in voor 1 vanille, of 1 vanille voor 1 peper.',
  'EF-301': 'Eerste officier: hiermee gebruik je de vaardigheid van je kapitein. Een eigen effect heeft de kaart niet.',
  'EF-302':
    'Kanonnier: vernietig een vijandelijk schip of fort op 1 veld afstand, maar niet vanaf of op de windroos. Je mag er meerdere spelen.',
  'EF-310':
    'Stuurman (Frankrijk): zet je galjoen meteen op de windroos. Dat is geen beweging en kan voor of na het varen en ook als het bevroren is.',
  'EF-311': 'Courtisane (Frankrijk): neem 2 vanille; meer dan 5 mag je er niet hebben.',
  'EF-320':
    'Scheepsarts (Groot-Brittannië): tot de volgende ronde kan geen aanval je galjoen vernietigen, hoeveel het er ook zijn. Een tweede kaart voegt niets toe en hij beschermt niet tegen singulariteiten.',
  'EF-321':
    'Scheepsbouwer (Groot-Brittannië): bouw in de komende bouwfase één fregat gratis. Niet speelbaar als de fregattenlimiet bereikt is.',
  'EF-330':
    'Bootsman (Spanje): je galjoen trekt in je volgende verzamelfase 1 bonusfiche meer, als het dan op een ankerveld staat. Meerdere kaarten tellen bij elkaar op.',
  'EF-331':
    'Gouverneur (Spanje): speelbaar als je galjoen op een planeetveld staat. Die planeet veroveren kost deze beurt 1 specerij naar keuze minder.',
  // Decisions – setup and tiles
  'EF-D01': 'Je eerste galjoen begint op het planeetveld van je mobilisatieplaneet.',
  'EF-D02': 'Alle overige planeettegels en alle hemelpadtegels vormen samen één stapel.',
  'EF-D03': 'Hoe de tegel van je mobilisatieplaneet gedraaid ligt, kies je zelf.',
  'EF-D04': 'De hemelgroottes van 19, 23, 25 en 27 tegels zijn inclusief de centrumtegel.',
  'EF-D05': 'Is er nog maar één tegel over, dan trek je die. In de algemene modus gebeurt dat altijd aan het einde van de stapel.',
  'EF-D06':
    'Afstand is het kleinste aantal padstappen tussen twee velden over alle gelegde tegels. {rangeThroughSingularity, select, false {Schepen en forten onderbreken de telling niet, maar achter een singulariteit gaat ze niet verder} other {Schepen, forten en singulariteiten onderbreken de telling niet}}; een effect reikt zoveel velden ver als zijn bereik aangeeft.',
  'EF-D07':
    'Twee halve cirkels die samenkomen, vormen één veld voor één schip, met de paden van beide tegels. Een halve cirkel zonder tegenhanger loopt dood.',
  'EF-D08':
    '{pushIntoSingularity, select, false {Waarschuwingsschot en Isabel kunnen aan deze tafel geen schip in een singulariteit duwen.} other {Waarschuwingsschot en Isabel mogen een schip in een singulariteit duwen.}}',
  'EF-D09':
    'Een singulariteit betreden mag als laatste stap van een beweging of Zonnewind en vernietigt je schip; oversteken kan niet. Er wordt eerst om bevestiging gevraagd.',
  'EF-D10':
    'Een galjoen dat je zelf vernietigt, telt als elk vernietigd galjoen: de kapitein wordt afgelegd, of in de teammodus is een herbouw verbruikt.',
  // Decisions – limits
  'EF-D11':
    'De limieten van 2 fregatten en 2 forten gelden voor {buildLimit, select, concurrent {wat er op dat moment aan de hemel is of staat, ook wat gratis gebouwd is.} other {alles wat in het hele spel gebouwd is, ook wat gratis gebouwd of verloren is.}}',
  'EF-D12':
    '{buildLimit, select, concurrent {In de teammodus heeft een natie hoogstens {teamNationLimit} fregatten en {teamNationLimit} forten tegelijk} other {In de teammodus bouwt een natie in het hele spel hoogstens {teamNationLimit} fregatten en {teamNationLimit} forten}}; de partners verdelen ze zoals ze willen, maar niemand heeft er meer dan 2 van een soort.',
  'EF-D13': 'De mobilisatieplaneet telt mee voor de planeten die je nodig hebt, en je moet ze allemaal tegelijk beheersen.',
  'EF-D14':
    'In het duel en de teammodus verliest een partij zonder planeten meteen. In de algemene modus ligt die speler eruit en wordt hij overgeslagen, zijn bemanning, kapiteins en bonusfiches gaan uit het spel, de tegels blijven, en wie overblijft wint.',
  'EF-D15':
    '{fortressUnderEnemyShip, select, false {Zolang er een vijandelijk schip op je planeet staat, mag je daar geen fort bouwen.} other {Je mag op je planeet een fort bouwen, ook onder een vijandelijk schip. Dat schip mag blijven of weggaan, maar niet veroveren zolang het fort staat; een vijandelijk galjoen daar mag het aanvallen.}}',
  'EF-D16': 'Een vijandelijk schip op je planeet verandert niets: je blijft hem beheersen en houdt de opbrengst tot hij veroverd wordt.',
  'EF-D17': 'Een nieuw schip kan niet op een planeetveld komen waar al een schip staat, van jou of van een ander.',
  'EF-D18': 'De planeet van je partner kun je niet veroveren.',
  // Decisions – bonuses and movement
  'EF-D19':
    'Bij een Waarschuwingsschot kies je het schip en een buurveld dat het mag betreden. Het schip mag op de windroos staan, bevroren zijn of door een Scheepsarts beschermd zijn.',
  'EF-D20':
    'Zonnewind staat los van de gewone beweging, ervoor of erna. Hij gaat zonder onderbreking minstens 1 veld ver en je mag er meerdere in één beurt gebruiken.',
  'EF-D21': 'Bonussen kun je alleen in je eigen tactiekfase gebruiken.',
  'EF-D22':
    'Een schip blijft bevroren tot het einde van de volgende beurt van de eigenaar; nog eens bevriezen voegt niets toe. Wordt het galjoen van de bevriezende kapitein vernietigd, dan is het schip meteen vrij.',
  'EF-D23':
    'De bescherming van een Scheepsarts of van Cosme duurt tot het begin van je volgende tactiekfase. Ze eindigt meteen als je galjoen vernietigd wordt.',
  // Decisions – captains
  'EF-D24':
    'Elke Eerste officier die voor de beweging van Hubac gespeeld wordt, geeft 2 velden. Beweegt het galjoen daarna niet, dan zijn ze verspild.',
  'EF-D25': 'Het doel van Victorine moet een eigen planeet zonder schip op het veld zijn; een planeet van de partner telt niet.',
  'EF-D26':
    'Cassini mag elke tegel draaien. {enemyOnBorderBlocksTurn, select, never {Een vijandelijk schip op een randveld verhindert dat nooit.} always {Een vijandelijk schip op een randveld met een halve cirkel van de tegel verhindert dat.} other {Een vijandelijk schip op een randveld verhindert dat alleen als een buurtegel daar niet ook een halve cirkel heeft.}} Een schip zonder halve cirkel is op drift tot een tegel er weer een brengt: geen beweging, geen effecten met bereik, maar het kan springen, of de eigenaar geeft het in de tactiekfase op.',
  'EF-D27':
    'Het extra bereik van Fairborne geldt voor haar volgende aanval met een Kanonnier deze beurt, op een schip of een fort. Ongebruikt vervalt het aan het einde van de tactiekfase, en de windroos blijft neutraal.',
  'EF-D28': 'Met Byng kies je de tegenstander; het gaat alleen om handkaarten. Zijn alle vijandelijke handen leeg, dan kan het niet.',
  'EF-D29':
    'Met Lancaster valt het fregat aan in plaats van het galjoen, ook als het al bewogen heeft of bevroren is. Fregat en doel mogen niet op de windroos staan; waar het galjoen staat, maakt niet uit.',
  'EF-D30':
    '{pargoOnProvidence, select, false {Pargo verzamelt alleen op fabrieksvelden meer: een voorzienigheidsveld levert zijn galjoen 2 op, net als elk schip.} other {Voor Pargo telt een voorzienigheidsveld als fabriek: zijn galjoen verzamelt daar 2 plus 2, tot de grens van 5.}}',
  'EF-D31':
    'Isabel beweegt het schip 1 tot 3 velden over een weg die het zelf ook zou mogen nemen; die mag op de windroos beginnen{pushIntoSingularity, select, false {} other { of in een singulariteit eindigen}}. De Zonnewind beweegt dan geen schip van jezelf.',
  'EF-D32':
    'Sebastián verkoopt een handkaart, geen uitgespeelde. Specerijen boven de grens vervallen, maar minstens één moet passen; ook op expertniveau gaat de verkochte kaart naar de reserve.',
  // Decisions – crew
  'EF-D33':
    'Meerdere Gouverneurs in één beurt tellen bij elkaar op, maar de kosten zakken nooit onder 0. De korting hoort bij de planeet onder je galjoen en vervalt als het weggaat of vernietigd wordt; andere schepen kunnen haar niet gebruiken.',
  'EF-D34':
    'Is in de bouwfase geen van je planeten vrij, dan vervalt het gratis fregat van de Scheepsbouwer. Je kunt het niet voor een latere beurt bewaren.',
  'EF-D35': 'Een Bootsman geeft alleen extra bonusfiches als het galjoen zelf op een ankerveld staat; meer dan 3 heb je er nooit.',
  'EF-D36': 'Met 4 vanille levert de Courtisane je er maar 1 op.',
  'EF-D37': 'Een Bankier kun je niet spelen voor een specerij waarvan je er al 5 hebt.',
  'EF-D38': 'Nieuwe lading kun je niet gebruiken zolang je 5 van beide specerijen hebt.',
  'EF-D39':
    'Wordt je galjoen in de beurt van een tegenstander vernietigd, dan gaan de bemanningskaarten ervan meteen naar je reserve; op expertniveau naar de doos.',
  'EF-D40': 'Gespeelde bemanning gaat naar de reserve en niet naar je hand; een volle hand is dus geen probleem.',
  'EF-D41':
    '{recruitUsedOnly, select, true {Je werft alleen kaarten aan uit je reserve die al gebruikt of verkocht zijn, geen nooit gekozen kaarten. Dat mag meerdere keren per beurt.} other {Je werft aan uit je hele reserve: nooit gekozen, gebruikte en verkochte kaarten. Dat mag meerdere keren per beurt.}}',
  // Decisions – expert level
  'EF-D42': 'De kaart die je bij een wrak redt, komt uit je eigen reserve en is bruikbaar in de tactiekfase van dezelfde beurt.',
  'EF-D43':
    'Bij een wrak mag je in de verzamelfase redden, één keer per schip en beurt en alleen tot de handlimiet. Om de kaart te spelen heb je een galjoen nodig, om te redden niet.',
  'EF-D44':
    'Een wedstrijd duurt tot één kant 2 keer gewonnen heeft; remise telt niet. Elke partij wordt opnieuw opgezet en de verliezer van de vorige begint; in de algemene modus de volgende met de klok mee.',
  'EF-D45':
    'De hemel van 23, 25 of 27 plaatsen kies je vóór de wedstrijd; elk heeft een vaste omtrek. In de algemene modus is 25 gebruikelijk, want die is voor alle drie even eerlijk.',
  // Decisions – team mode
  'EF-D46': 'In de teammodus spelen beide partners binnen een fase in een volgorde naar keuze. Die eindigt als beiden bevestigen.',
  'EF-D47':
    'Partners delen alleen in de bouwfase specerijen, in totaal 2 per natie en beurt, in beide richtingen. Voor de ontvanger geldt de grens van 5.',
  'EF-D48': 'De schepen van je partner bezetten hun veld en zijn nooit doelwit van een aanval, bevriezing, Waarschuwingsschot of Isabel.',
  'EF-D49': 'Een natie heeft één gezamenlijke reserve. Gebruikte kaarten van beide partners gaan daarnaar terug.',
  'EF-D50': 'Het startteam begint, daarna zijn de teams om de beurt.',
  'EF-D51':
    'Een partner zonder planeten speelt door zolang de natie er nog een heeft. Een galjoen kan hij alleen op de windroos herbouwen, fregatten kan hij niet bouwen.',
  'EF-D52': 'Planeetfiches kunnen niet opraken, want het spel eindigt bij de vijfde planeet van een natie.',
  'EF-D53': 'In de teammodus blijft er nooit één losse tegel over: de stapel telt 14 tegels, op expertniveau 18, 20 of 22.',
  // Decisions – miscellaneous
  'EF-D54':
    'Voorbereidingsstappen in het duel en de algemene modus: natie, kapiteins, bemanning, planeet, specerijen. In de teammodus komen de planeten voor de bemanning.',
  'EF-D55': 'Bij de voorbereiding kies je open en om de beurt, alleen kapiteins en bemanning in het geheim.',
  'EF-D56': 'In je beurt mag je remise aanbieden. Alle anderen moeten die aannemen.',
  'EF-D57': 'Of er een winnaar is, wordt direct na elke verovering en elke uitschakeling bekeken.',
  'EF-D58': 'Op de windroos mag je galjoen bemanning en vaardigheden gebruiken, maar niet aanvallen.',
  'EF-D59': 'Staat een vijandelijk schip op een fort, dan kan alleen het schip aangevallen worden.',
  'EF-D60': 'Een aanval op een beschermd fort of galjoen doet niets; zulke doelen worden niet aangeboden.',
  'EF-D61': 'Catalina mag haar gratis fort ook onder een vijandelijk schip bouwen; dat mag dan blijven of weggaan, maar niet veroveren.',
  'EF-D62': 'De bank raakt nooit door de specerijen heen.',
  'EF-D63': 'De specerij die een Gouverneur bespaart, moet nog in de kosten van de planeet zitten.',
  'EF-D64': 'Iedereen kan zien welke bonusfiches je hebt.',
  'EF-D65': 'Een bemanningskaart of bonus mag je alleen spelen als die nu een toegestaan effect heeft of er een voor later voorbereidt.',
  'EF-D66':
    'Open zijn specerijen, bonusfiches, planeetkaarten, fiches en het aantal kaarten in hand en reserve. Verborgen zijn handen, reserves van tegenstanders, onderste kapiteins, de stapel en de zak.',
  'EF-D67':
    'Huisregel, niet uit het gedrukte spel: {truceTurns, plural, =0 {deze tafel speelt zonder wapenstilstand aan het begin.} other {wapenstilstand aan het begin. Tot een speler (in teams de natie) {truceTurns, plural, one {een beurt} other {# beurten}} heeft afgerond, mogen anderen zijn schepen niet aanvallen, bevriezen of bewegen, geen kaart uit zijn hand nemen, zijn planeten niet veroveren en tegels met zijn schepen of mobilisatieplaneet niet draaien.}} Een tafel stelt 0 tot 3 beurten in; 0 is het gedrukte spel.',
  'EF-D68':
    'Vernietig je in de tactiekfase je eigen galjoen, dan mag je in dezelfde beurt het volgende bouwen. De bemanningskaarten ervan gaan meteen naar de reserve en kun je weer aanwerven (op expertniveau gaan ze uit het spel); effecten van Scheepsbouwer en Gouverneur vervallen.',
  'EF-D69':
    'Je volgende kapitein is te zien zodra de bovenste wordt afgelegd. Kapiteins die bij de voorbereiding in de doos gingen, blijven geheim.',
  'EF-D70':
    'Met meerdere schepen mag je in één beurt meerdere planeten veroveren, elk volledig betaald. Een net veroverde planeet mag meteen een fort krijgen, maar geen nieuw schip zolang de veroveraar erop staat.',
  'EF-D71':
    'Twee Scheepsbouwers in één beurt geven twee gratis fregatten als de limiet er nog twee toelaat. Elk heeft toch een vrije eigen planeet nodig.',
  'EF-D72':
    'Een Gouverneur kun je niet spelen op een planeet die al van jou of je partner is. Op een planeet met een vijandelijk fort mag het wel.',
  'EF-D73': 'Cosme beschermt al zijn forten zolang het effect duurt, ook een fort dat later in dezelfde beurt gebouwd wordt.',
  'EF-D74':
    'De Eerste officier en Kanonnier van Lancaster worden samen als één actie gespeeld. Fairborne mag er iets tussendoor doen, maar haar Eerste officier verlengt geen tweede aanval.',
  'EF-D75':
    'Een schip zonder toegestane stap kun je niet kiezen voor Waarschuwingsschot of Isabel. Het bewogen schip mag forten van zijn eigen natie betreden, geen andere, en mag op de windroos geduwd worden.',
  'EF-D76': 'Cassini mag geen tegel draaien als daardoor niets verandert, zoals bij de centrumtegel.',
  'EF-D77':
    'Heeft niemand een schip aan de hemel en kan niemand er nog een krijgen, dan eindigt het spel in remise. {concede, select, true {In je eigen beurt mag je opgeven: in het duel of de teammodus wint de andere partij, in de algemene modus lig je eruit.} other {Opgeven in het spel kan aan deze tafel niet.}}',
  'EF-D78':
    'In de algemene modus ligt een speler eruit direct na de verovering van zijn laatste planeet. Alles van hem verdwijnt, door hem bevroren schepen komen vrij, bonusfiches gaan in de doos en de veroveraar speelt door.',
  'EF-D79':
    'Bij de teamvoorbereiding kiest het startteam als eerste natie en planeten en legt het als eerste; kapiteins kiest iedereen tegelijk, nooit twee keer dezelfde. Ook bemanning kies je tegelijk; willen partners dezelfde kaart, dan kiezen ze om de beurt één kaart.',
  'EF-D80': 'Partners zien elkaars hand, de gezamenlijke reserve en de getrokken tegels. Tegenstanders zien alleen de aantallen kaarten.',
  'EF-D81':
    'Acties van je partner breken je beweging nooit af. Elke partner legt de tegel die hij heeft getrokken; wie het eerst klaar is, begint. Bij kaarten en limieten geldt: wie het eerst komt, het eerst maalt. Het einde van je fase kun je terugnemen tot ook je partner bevestigt.',
  'EF-D82':
    'Je mag een bonus niet rechtstreeks op het schip van je partner gebruiken. Een specerij uit Nieuwe lading delen of een vijand bij je partner wegduwen mag wel.',
  'EF-D83':
    'In de teammodus zijn schepen, fiches, forten en kaarten van een speler, niet van de natie. Onder het bevel van een kapitein valt alleen wat van die speler is.',
  'EF-D84': 'Getrokken tegels ziet iedereen. Beide moeten gelegd worden, ook als ze je schaden, en de tweede mag tegen de eerste liggen.',
};
