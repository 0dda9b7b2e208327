import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // Components and terms
  'YA-001': 'Yamataï speel je met 2, 3 of 4 spelers.',
  'YA-002': 'Het speelbord toont 34 eilanden. In de zee eromheen liggen bootvelden die met stippellijnen verbonden zijn.',
  'YA-003': 'Op een bootveld past maar één boot. Zonder boot geldt het als leeg.',
  'YA-004': 'Twee bootvelden zijn alleen verbonden als één stippellijn rechtstreeks van het ene naar het andere loopt.',
  'YA-005': 'Een boot grenst aan een eiland als zijn veld aan de kust van dat eiland ligt.',
  'YA-006':
    'Twee eilanden grenzen aan elkaar als er een stuk stippellijn als gedeelde grens tussen loopt. Elkaar raken in een hoek is niet genoeg.',
  'YA-007': 'Vijf bootvelden aan de linkerrand van het speelbord zijn ingangsvelden.',
  'YA-008':
    'Er zijn 80 boten: 22 van bamboe (groen), 19 van hout (bruin), 16 van steen (zwart), 13 van klei (rood) en 10 van goud (geel). Boten die niet in gebruik zijn, vormen de voorraad.',
  'YA-009': 'Er zijn 10 vloottegels, genummerd van 1 tot en met 10. Elke tegel toont 1 tot 3 boten en heeft één kracht.',
  'YA-010':
    'Er zijn 28 gebouwtegels: 21 standaardgebouwen, 4 paleizen en 3 torii. Links staan de benodigde boten, rechts 1 tot 6 prestigepunten (PP).',
  'YA-011': 'Paleizen en torii zijn de prestigegebouwen. Zodra ze op het bord staan, zijn ze van niemand.',
  'YA-012': 'Sommige tegels met standaardgebouwen zijn handelsposten, de andere gewone huizen.',
  'YA-013': 'Er zijn 18 specialisten. Elk is 0 tot 4 PP waard.',
  'YA-014':
    'Er zijn 34 cultuurfiches: vijf in elk van de zes kleuren en vier blanco. Van elk van deze zeven soorten heeft één fiche een zwarte rand en staat voor een berg.',
  'YA-015': 'Er zijn 7 bergtegels, 8 fiches Heilige Grond, 24 prestigefiches van elk 1 PP en 73 munten (23 van 1, 32 van 2 en 18 van 10).',
  'YA-016': 'Er zijn 10 blauwe, 10 oranje, 8 paarse en 6 grijze standaardgebouwen, plus 4 paleis- en 3 toriifiguren.',
  'YA-017': 'Er zijn zes meeples voor de beurtvolgorde: 2 blauwe, 2 oranje, 1 paarse en 1 grijze.',
  'YA-018':
    'Je spelersbord heeft vijf vakken, één per stap van je beurt. In vak 1 komt je vloottegel, vak 2 toont de bootprijzen, vak 4 is je haven met één ligplaats.',
  'YA-019': 'Munten en prestigefiches raken nooit op. Is de stapel leeg, dan krijg je toch wat je verdient.',
  // Setup
  'YA-020':
    'Bij de voorbereiding worden de specialisten geschud en komen er vijf open op de specialistenplekken. De rest vormt een gedekte stapel.',
  'YA-021':
    'Bij de voorbereiding worden de gebouwtegels geschud en komen er vijf open in de gebouwenrij. De rest vormt een gedekte stapel.',
  'YA-022':
    'Bij de voorbereiding gaan de vloottegels geschud op de tien plekken van het vlootspoor. Plek 1 tot en met 5 ligt open, plek 6 tot en met 10 gedekt.',
  'YA-023':
    'Bij de voorbereiding worden de cultuurfiches gedekt geschud, komt er op elk eiland precies één en worden ze daarna omgedraaid.',
  'YA-024': 'Onder elk fiche met een zwarte rand komt een bergtegel, ook onder het blanco fiche. Dat eiland blijft het hele spel een berg.',
  'YA-025':
    'De vier blanco fiches gaan weer weg. Zo beginnen 30 eilanden met een cultuurfiche en 4 zonder; precies één van die 4 is een berg.',
  'YA-026': 'Met twee spelers doen blauw en oranje mee. Met drie komt paars erbij, met vier ook grijs.',
  'YA-027': 'Je begint met een spelersbord en 10 munten.',
  'YA-028': 'Met twee spelers begint iedereen met 10 standaardgebouwen, met drie met 8 en met vier met 6.',
  'YA-029': 'Met drie of vier spelers heeft iedereen één meeple, met twee spelers twee meeples.',
  'YA-030': 'Voor de eerste ronde komen alle meeples in het spel in willekeurige volgorde op de laagste plekken van het beurtspoor.',
  'YA-031':
    'Boten, munten, prestigefiches, fiches Heilige Grond en prestigefiguren vormen de voorraad. Bij het begin ligt er geen boot op zee.',
  // Round
  'YA-032': 'Het aantal rondes ligt niet vast; je speelt tot aan een eindvoorwaarde is voldaan.',
  'YA-033': 'Elke meeple krijgt één beurt per ronde. Met twee spelers heb je dus twee beurten per ronde, anders één.',
  'YA-034': 'De beurten volgen het beurtspoor van het laagste naar het hoogste nummer.',
  'YA-035':
    'Een beurt heeft vaste stappen: 1 vloot nemen (verplicht), 2 handelen (mag), 3a boten plaatsen (mag), 3b cultuur verzamelen of bouwen, 3c bouwbonussen, 4 overgebleven boten aanmeren (verplicht), 5 aanwerven (mag). Teruggaan naar een eerdere stap kan niet.',
  // Step 1 – take a fleet tile
  'YA-036': 'In stap 1 moet je een van de open vloottegels nemen die nog op het spoor liggen.',
  'YA-037': 'Je vloottegel en de meeple van deze beurt gaan naar vak 1 van je spelersbord en blijven daar tot het einde van de ronde.',
  'YA-038': 'Je neemt alle boten van je vloottegel uit de voorraad. Wat daar ontbreekt, krijg je niet.',
  'YA-039': 'De boten die je krijgt, liggen voor je en kun je deze beurt gebruiken.',
  'YA-040': 'De kracht van je vloottegel mag je één keer gebruiken, op elk moment van deze beurt. Doe je dat niet, dan vervalt die.',
  // Step 2 – trade
  'YA-041': 'In stap 2 mag je één keer handelen: één boot uit de voorraad kopen of één boot eraan verkopen.',
  'YA-042':
    'Voor kopen en verkopen geldt de prijs op je spelersbord: 1 tot 4 munten, afhankelijk van de kleur. Je moet die kunnen betalen.',
  'YA-043': 'Een bamboeboot kost 1 munt, hout 2, steen 3 en klei 4.',
  'YA-044': 'Gouden boten mag je alleen kopen of verkopen als je Kinu hebt aangeworven.',
  'YA-045': 'Een gekochte boot kun je deze beurt gebruiken zoals een boot uit je vloot. Een verkochte boot gaat terug naar de voorraad.',
  // Step 3a – place boats
  'YA-046':
    'In stap 3a mag je zoveel boten plaatsen als je wilt van de boten die je deze beurt kreeg en die in je haven liggen, of geen enkele. Boten naast de haven zijn niet meer bruikbaar.',
  'YA-047': 'Een boot mag je alleen op een leeg bootveld plaatsen.',
  'YA-048':
    'Je eerste boot van de beurt komt op een leeg ingangsveld, of op een leeg veld dat verbonden is met een boot van dezelfde kleur.',
  'YA-049':
    'Voor je eerste boot is één verbonden boot van zijn kleur genoeg. De kleur van andere buren en wie ze heeft geplaatst, doen er niet toe.',
  'YA-050':
    'Elke volgende boot, in welke kleur ook, komt op een leeg veld dat verbonden is met de boot die je net hebt geplaatst. De boten van een beurt vormen één keten zonder vertakkingen.',
  'YA-051': 'Boten die je deze beurt plaatst, blijven tot stap 4 gemarkeerd, zodat iedereen ziet welke meetellen bij verzamelen en bouwen.',
  'YA-052': 'Boten op het speelbord zijn van niemand en blijven liggen.',
  // Step 3b – collect culture or build
  'YA-053':
    'Heb je minstens één boot geplaatst, dan moet je cultuurfiches verzamelen of precies één gebouw bouwen. Alleen als geen van beide kan, gebeurt er niets.',
  'YA-054': 'Heb je deze beurt geen boot geplaatst, dan kun je niet verzamelen en niet bouwen.',
  'YA-055':
    'Bij het verzamelen neem je voor elke boot die je deze beurt hebt geplaatst, één cultuurfiche van één eiland dat aan die boot grenst, als daar nog een fiche ligt.',
  'YA-056': 'Een fiche op een berg verzamel je net als elk ander. De bergtegel blijft op het eiland.',
  'YA-057': 'Verzamelde cultuurfiches houd je. Je gebruikt ze alleen om specialisten te betalen.',
  'YA-058': 'Om te bouwen kies je een open gebouwtegel of een tegel die je hebt gereserveerd, en een eiland daarvoor.',
  'YA-103':
    'Met een bepaalde vlootkracht reserveer je een gebouwtegel. Die gaat uit de rij of van de stapel naar jou; alleen jij mag hem bouwen.',
  'YA-059': 'Bouwen mag alleen op een eiland dat grenst aan minstens één boot die je deze beurt hebt geplaatst.',
  'YA-060': 'Bouwen mag alleen op een eiland zonder gebouw. Er staan nooit twee gebouwen op één eiland.',
  'YA-061':
    '{clearedIslandsOnly, select, true {Aan deze tafel bouw je alleen op eilanden waarvan het cultuurfiche weg is.} other {Een cultuurfiche op een eiland houdt je niet tegen om er te bouwen.}}',
  'YA-062': 'Alle boten op de tegel moeten in de juiste kleur en het juiste aantal aan het eiland grenzen. Extra boten zijn geen bezwaar.',
  'YA-063': 'Wie de benodigde boten heeft geplaatst en wanneer, maakt niet uit. Na het bouwen blijven ze op het bord.',
  'YA-064': 'De tegel die je hebt gebouwd, houd je voor je. De PP ervan tellen aan het einde van het spel.',
  'YA-065': 'Voor een standaardtegel plaats je een gebouw van je eigen kleur, voor een paleis of torii de bijbehorende figuur.',
  'YA-066': 'Heb je geen standaardgebouw meer, dan kun je geen standaardtegel bouwen.',
  'YA-067': 'Je bouwt hoogstens één gebouw per beurt. Een paleis of torii telt als dat ene gebouw.',
  // Bonuses for a standard building
  'YA-068': 'Na het bouwen van een standaardgebouw krijg je 1 prestigefiche per prestigegebouw op een aangrenzend eiland.',
  'YA-069': 'Een standaardgebouw op een berg levert je 1 prestigefiche op.',
  'YA-070':
    'Een groep bestaat uit twee of meer gebouwen van één kleur die elk aan een ander gebouw van de groep grenzen. Een groep telt altijd zo groot mogelijk.',
  'YA-071':
    'Begint of vergroot je nieuwe standaardgebouw een groep van je kleur, dan krijg je 1 munt per gebouw in die groep, het nieuwe meegeteld.',
  'YA-072': 'Is het zojuist gebouwde gebouw een handelspost, dan worden de munten voor de groep verdubbeld.',
  'YA-073': 'Een paleis of torii levert bij het bouwen geen bonus op en hoort nooit bij een groep.',
  // Step 4 – moor leftover boats
  'YA-074': 'In stap 4 verliezen de boten die je deze beurt hebt geplaatst, hun markering.',
  'YA-075': 'In stap 4 mag je één niet geplaatste boot in je haven aanmeren en in een latere beurt gebruiken.',
  'YA-076': 'Is je haven vol, dan mag je een aangemeerde boot door een andere vervangen. De vervangen boot komt naast de haven.',
  'YA-077': 'Alle andere niet geplaatste boten komen naast de haven en zijn dit spel niet meer bruikbaar.',
  'YA-078': 'Met specialist Riu heeft je haven drie ligplaatsen in plaats van één.',
  // Step 5 – recruit
  'YA-079':
    'In stap 5 mag je één open specialist aanwerven. Je betaalt 2 cultuurfiches van dezelfde kleur of 3 van drie verschillende kleuren.',
  'YA-080': 'Je krijgt ook alle munten die op de aangeworven specialist liggen.',
  'YA-081':
    'Een specialist ligt open voor je en werkt vanaf dat moment. Een kracht die één keer per beurt werkt, kun je in elk van je beurten één keer gebruiken.',
  'YA-082': 'De lege specialistenplek wordt pas aan het einde van de ronde weer gevuld.',
  'YA-083': 'Betaalde cultuurfiches gaan uit het spel.',
  'YA-084': 'Na stap 5 is de volgende meeple op het beurtspoor aan de beurt.',
  // End of round
  'YA-085':
    'Aan het einde van een ronde wordt eerst gekeken of iemand zijn laatste standaardgebouw heeft gebouwd. Zo ja, dan eindigt het spel en wordt er geen nieuwe ronde voorbereid.',
  'YA-092': 'Is bij het voorbereiden van de volgende ronde minstens één bootkleur in de voorraad op, dan eindigt het spel meteen.',
  'YA-086':
    'Aan het einde van een ronde komen er 2 munten op elke specialist die nog open ligt. Daarna worden lege plekken van de stapel gevuld; nieuwe specialisten beginnen zonder munten.',
  'YA-087': 'Kan een specialistenplek niet gevuld worden, dan eindigt het spel meteen.',
  'YA-088': 'Daarna wordt de gebouwenrij aangevuld tot vijf tegels. Kan dat niet, dan eindigt het spel meteen.',
  'YA-089':
    'Voor de volgende ronde gaat elke meeple naar de plek op het beurtspoor met het nummer van zijn vloottegel. Met twee spelers geldt dat voor beide meeples van elke speler.',
  'YA-090':
    'De overgebleven vloottegels schuiven zonder gaten naar links. Daarna worden er vanaf links tegels omgedraaid tot er vijf open liggen.',
  'YA-091': 'De vloottegels van deze ronde worden geschud en gedekt op de vrije plekken rechts op het spoor gelegd.',
  // Game end, scoring, ties
  'YA-093':
    'Het spel eindigt na de ronde waarin iemand zijn laatste standaardgebouw heeft gebouwd. Die ronde wordt uitgespeeld; paleizen en torii tellen niet.',
  'YA-094':
    'Het spel eindigt ook meteen als bij het voorbereiden van een ronde een bootkleur in de voorraad ontbreekt of de specialisten of gebouwtegels niet aangevuld kunnen worden.',
  'YA-095': 'Aan het einde krijg je 1 PP voor elke 5 munten.',
  'YA-096': 'Aan het einde is elk prestigefiche 1 PP waard.',
  'YA-097': 'Aan het einde krijg je de PP op elke gebouwtegel die je hebt gebouwd, standaard of prestige.',
  'YA-098': 'Aan het einde krijg je de PP van elk van je specialisten, plus hun krachten voor het speleinde.',
  'YA-099': 'Elke gebouwtegel die je hebt gereserveerd maar niet gebouwd, kost je aan het einde 1 PP.',
  'YA-100':
    'Elke twee boten naast je haven kosten je aan het einde 1 PP; een losse boot die overblijft, kost niets. Boten in de haven tellen niet.',
  'YA-101': 'Wie de meeste PP heeft, wint.',
  'YA-102': 'Bij een gelijke stand wint van die spelers degene die in de laatste ronde eerder aan de beurt was.',
  // Decisions
  'YA-D01':
    '{clearedIslandsOnly, select, true {Huisregel van deze tafel: het cultuurfiche van een eiland moet weg zijn voordat iemand er bouwt.} other {Je mag bouwen op een eiland waar nog een cultuurfiche ligt. Een tafel kan anders kiezen.}}',
  'YA-D02': 'Een cultuurfiche op een eiland waar je bouwt, blijft liggen en kan later met een aangrenzende boot nog verzameld worden.',
  'YA-D03': 'Heb je boten geplaatst en kun je een fiche verzamelen of een gebouw bouwen, dan moet je een van beide doen.',
  'YA-D04': 'Je kunt niet voor verzamelen kiezen als er geen fiche te nemen valt. Kun je dan bouwen, dan moet je bouwen.',
  'YA-D05':
    'Bij het verzamelen moet je voor elke boot waarnaast nog een fiche ligt er één nemen, in een volgorde naar keuze. Je hoeft niet zo te kiezen dat je er zoveel mogelijk krijgt.',
  'YA-D06':
    '{limitedSwaps, select, true {Krachten die boten verplaatsen, ruilen of weghalen, gelden niet voor boten die deze beurt zijn geplaatst.} other {Krachten die boten verplaatsen of weghalen, gelden niet voor boten die deze beurt zijn geplaatst; een ruil mag daar wel mee. In spellen volgens versie 1 van de regels mag ook een ruil dat niet.}}',
  'YA-D07':
    'De vlootkracht mag je tussen twee acties van je beurt gebruiken, van het nemen van de tegel tot het einde van stap 5, maar nooit midden in een actie. {limitedSwaps, select, true {Een boot die zo verplaatst of geruild wordt, telt niet als deze beurt geplaatst.} other {Een boot die zo verplaatst wordt, telt niet als deze beurt geplaatst. Na een ruil telt de boot die ligt waar jij er deze beurt een plaatste, als deze beurt geplaatst.}}',
  'YA-D08': 'Je mag elke bruikbare boot verkopen: uit je vloot, net gekocht of uit je haven. Boten naast de haven kun je niet verkopen.',
  'YA-D09': 'Een boot levert bij verkoop evenveel op als hij bij aankoop kost.',
  'YA-D10': 'Je eerste boot mag in elke kleur op een leeg ingangsveld, ook naast een boot van een andere kleur.',
  'YA-D11': 'Verder is een ingangsveld een gewoon bootveld; ook latere boten van een keten mogen erop liggen of erop aansluiten.',
  'YA-D12': 'Vanaf je tweede boot doen de kleuren van naburige boten er niet toe.',
  'YA-D13':
    'Staan er twee boten van dezelfde kleur op een tegel, dan moeten er twee verschillende boten van die kleur aan het eiland grenzen.',
  'YA-D14': 'Het ene gebouw van je beurt mag een prestigegebouw zijn, maar je bouwt nooit twee gebouwen in één beurt.',
  'YA-D15': 'Een nieuw prestigegebouw levert niets op voor standaardgebouwen die er al naast staan.',
  'YA-D16':
    'Het prestigefiche voor een aangrenzend paleis of aangrenzende torii gaat naar wie het standaardgebouw bouwt, ongeacht wie het paleis of de torii heeft gebouwd.',
  'YA-D17': 'Een handelspost die niet bij een groep hoort, levert geen munten op.',
  'YA-D18': 'Een handelspost verdubbelt alleen de munten voor de groep, niet de munten van specialisten.',
  'YA-D19': 'Een boot die je in de haven vervangt, komt ernaast en telt mee voor de strafpunten.',
  'YA-D20': 'Je hoeft je haven niet te vullen. Boten die je weglaat, komen ernaast.',
  'YA-D21': 'Boten die aan het einde nog in je haven liggen, kosten geen punten.',
  'YA-D22': 'Drie verschillende fiches betekent drie verschillende kleuren. Een fiche met zwarte rand telt als zijn kleur.',
  'YA-D23':
    'Bij het voorbereiden van een ronde worden eerst de boten in de voorraad bekeken, dan de specialisten, dan de gebouwtegels. Het eerste tekort beëindigt het spel.',
  'YA-D24': 'Heeft iemand zijn laatste standaardgebouw gebouwd, dan volgt na de ronde meteen de telling; er wordt niets meer voorbereid.',
  'YA-D25': 'Bij twee beurten per speler beslist bij een gelijke stand wie zijn eerste beurt van de laatste ronde eerder had.',
  'YA-D26': 'Elke ronde begint met vijf open vloottegels, met hoeveel spelers je ook bent.',
  'YA-D27':
    'Boten, munten, fiches, specialisten, havens, gebouwde tegels en tegels die uit de rij zijn gereserveerd, zijn open. Verborgen zijn de volgorde van de stapels, gedekte vloten en, voor de anderen, tegels die je van de stapel hebt bekeken of gereserveerd.',
  'YA-D28': 'Een gereserveerde tegel mag je in elke eigen stap 3b bouwen, ook al in de beurt waarin je hem reserveerde.',
  'YA-D29': 'Na een reservering wordt de gebouwenrij pas aan het einde van de ronde aangevuld.',
  'YA-D30': 'Op een eiland met een fiche Heilige Grond mag niemand iets bouwen.',
  'YA-D31': 'Ontbreken er in de voorraad boten van je vloottegel, dan neem je wat er is en krijg je niets in de plaats.',
  'YA-D32': 'Er zijn altijd genoeg open vloottegels: er worden er hoogstens vier per ronde genomen en er liggen er vijf.',
  'YA-D33':
    'Een aangeworven specialist werkt vanaf nu, in de praktijk dus vanaf je volgende beurt. Munten voor het aanwerven krijg je meteen.',
  'YA-D34': 'Een hele beurt overslaan kan niet. Je moet minstens een vloot nemen en in stap 4 de boten ervan een plaats geven.',
  'YA-D35': 'Elke vloottegel heeft een kracht; die van vloot 1 en 10 zijn klein.',
  'YA-D36':
    'Van elke gedekte vloot is bekend uit welke geschudde groep ze komt, maar niet welke tegel het is. Is er van een groep nog maar één over, dan is die bekend.',
  'YA-D37':
    'Verzamelen of bouwen moet alleen als het kan zonder vrijwillige krachten, betalingen of reserveringen; al gereserveerde tegels tellen mee. Je mag het wel eerst met een kracht mogelijk maken.',
  'YA-D38': 'In één beurt mag je boten van dezelfde kleur niet zowel kopen als verkopen, in welke volgorde ook.',
  'YA-D39':
    'Liggen er minder dan drie tegels op de stapel, dan bekijk je bij het reserveren alleen die. Het bekijken kun je niet terugdraaien; je mag zoveel tegels reserveren als je wilt, en de rij wordt pas aan het einde van de ronde aangevuld.',
  'YA-D40':
    'Cultuurfiches mag je ook naar en van bergen en bebouwde eilanden ruilen. Heilige Grond vraagt een fiche in de voorraad en een eiland zonder gebouw, cultuurfiche en Heilige Grond; boten eromheen en een bergtegel blijven.',
  'YA-D41':
    'Een verplaatste boot heeft een nieuw leeg veld nodig dat een ingangsveld is of met een andere boot verbonden is; kleuren doen er niet toe. {limitedSwaps, select, true {Huisregel van deze tafel: je ruilt twee boten van verschillende kleur of haalt één of twee boten weg, van waar dan ook; geen daarvan is deze beurt geplaatst.} other {Ruilen mag je twee boten naar keuze op het bord, welke kleur ze ook hebben. Weghalen mag je één of twee boten, van waar dan ook, maar geen die deze beurt geplaatst is. Onder versie 1 van de regels ruil je alleen boten van verschillende kleur, geen daarvan deze beurt geplaatst.}}',
  'YA-D42':
    'Je verzamelt boot voor boot, in een volgorde naar keuze; na het eerste fiche kun je deze beurt niet meer bouwen. Het extra fiche van Mei is vrijwillig, komt als laatste en kan alleen als je minstens één fiche gewoon hebt verzameld.',
  'YA-D43':
    'Met Riu mag je boten van alle drie de ligplaatsen plaatsen. Een ongebruikte aangemeerde boot houdt zijn plaats en komt alleen naast de haven als je hem vervangt.',
  'YA-D44': 'Je kiest zelf welke cultuurfiches je betaalt. Met Tama volstaan er twee naar keuze.',
  'YA-D45':
    'Met twee spelers heeft elk van je beurten een eigen vloot en kracht, en krachten die één keer per beurt werken gelden in beide. Je haven en specialisten tellen voor beide beurten.',
  'YA-D46': 'Is er geen toegestaan veld voor een eerste boot, dan plaats je er geen en kun je niet verzamelen en niet bouwen.',
  'YA-D47': 'Een eindscore kan negatief zijn. Alleen het totaal van je munten telt, niet de losse waarden.',
  'YA-D48': 'Een gouden boot kost met Kinu 5 munten, of 4 als je ook Sora hebt. Verkopen levert altijd 5 op.',
  'YA-D49': 'Een boot grenst aan elk eiland waarvan de kust aan zijn veld ligt. Dat hoeken niet tellen, geldt alleen tussen twee eilanden.',
};
