import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // A1 Components and state
  'PI-001': 'Het spel is voor 2, 3 of 4 spelers.',
  'PI-002': 'Wie na de eindtelling de meeste schatkisten heeft, wint.',
  'PI-003': 'Schatkisten zijn tegelijk je geld en je overwinningspunten. Het scorespoor toont hoeveel je er hebt.',
  'PI-004': 'Je hebt 10 dobbelstenen in je kleur; elke dobbelsteen is één piratenschip.',
  'PI-005': 'Elk van je 10 schepen is op precies één plek: in de reserve, vrij, beladen, op wacht of tijdens een plundering op zee.',
  'PI-006': 'Je kunt nooit meer dan 10 schepen hebben.',
  'PI-007': 'De 4 rode dobbelstenen zijn van niemand. Ze dienen als karavaanschepen en als dobbelstenen voor Maalstroom en Taverne.',
  'PI-008': 'Er zijn 28 rolkaarten; alle spelers hebben dezelfde 7 rollen.',
  'PI-009': 'Er zijn 31 avonturenkaarten: 30 speelbare karavanen, havens en vloeken, en 1 Eindekaart (“Einde van de Avonturen”).',
  'PI-010': 'Engeland, Spanje, Frankrijk en Holland hebben elk 4 karavaankaarten, samen 16.',
  'PI-011': 'De 60 buitkaarten tonen goederen (rum, koffie of fruit) of een talisman.',
  'PI-012': 'Er zijn 4 kaperfiches, één voor elk land.',
  'PI-013': 'Elke speler heeft een fiche met aan de ene kant 40 en aan de andere kant 80 schatkisten.',
  'PI-014': 'Ritueelfiches, zwarte vlekken en yin-yang-fiches raken nooit op.',
  'PI-015':
    'Het avonturenbord heeft drie velden: links de huidige haven, in het midden de gedekte stapel, rechts open de gespeelde karavanen en vloeken.',
  'PI-016': 'Het spel begint in de Piratenbaai; daar is alleen rum erg in trek.',
  'PI-018': 'Er wordt gedobbeld op de zeekaart, waarvan de rand de grens is. Het bord bevat het scorespoor, de fiches en het schateiland.',
  'PI-017': 'De rollenstrook toont in welke volgorde de rollen worden afgeroepen. Ze dient ook als liniaal als afstanden onduidelijk zijn.',
  // A2 Setup
  'PI-020': 'Met minder dan 4 spelers blijven de dobbelstenen en rolkaarten van ongebruikte kleuren buiten het spel.',
  'PI-021': 'De 30 speelbare avonturenkaarten worden zonder de Eindekaart geschud.',
  'PI-022': 'De Eindekaart ligt op de onderste 4 kaarten van de avonturenstapel; alle andere kaarten liggen erboven.',
  'PI-023': 'Je begint met 3 willekeurige avonturenkaarten in je hand.',
  'PI-024':
    'Na het delen liggen er met twee spelers 20 kaarten boven de Eindekaart, met drie 17 en met vier 14. Niemand begint met de Eindekaart.',
  'PI-025': 'De 60 buitkaarten vormen een geschudde gedekte stapel; de aflegstapel voor buit is aan het begin leeg.',
  'PI-026': 'Je begint met 7 vrije schepen en 3 schepen in de reserve.',
  'PI-027': 'Je begint met 7 schatkisten.',
  'PI-028': 'Je begint met al je 7 rolkaarten in je hand.',
  'PI-029': 'Je begint zonder yin-yang-fiches, zwarte vlekken, kaperfiches, rituelen, goederen, talismans en wachtschepen.',
  'PI-030': 'De Piratenbaai is de huidige haven tot er een havenkaart wordt gespeeld.',
  'PI-032': 'De 3 reservedobbelstenen van elke speler en de 4 rode dobbelstenen liggen klaar naast de zeekaart.',
  'PI-031': 'Een willekeurige speler wordt startspeler en neemt de startspelersteen.',
  // A3 Round structure
  'PI-040': 'In elke ronde kiest iedereen eerst een rol; daarna worden de rollen uitgevoerd en eindigt de ronde.',
  'PI-041': 'Je kiest in het geheim één rolkaart uit je hand en legt die gedekt voor je neer.',
  'PI-042': 'Eerder gespeelde rolkaarten die je niet hebt teruggenomen, liggen open voor je en kun je niet kiezen.',
  'PI-043': 'Iedereen kiest tegelijk, en niemand ziet een keuze voordat die wordt onthuld.',
  'PI-044':
    'De rollen worden in deze volgorde afgeroepen: Scheepsbouwer, Gouverneur, Kapitein, Eilandbewoonster, Sjamaan, Handelaar, Cartograaf.',
  'PI-045': 'Je gekozen rol blijft gedekt tot die wordt afgeroepen. Dan draait iedereen die deze rol heeft gekozen, de kaart om.',
  'PI-046': 'Een rol die niemand heeft gekozen, wordt overgeslagen.',
  'PI-047':
    'Hebben meerdere spelers dezelfde rol gekozen, dan zijn ze met de klok mee aan de beurt, te beginnen bij de startspeler of de eerstvolgende na de startspeler.',
  'PI-048': 'Elke speler rondt de hele actie af voordat de volgende begint.',
  // A4 Gifts and penalties
  'PI-050': 'Ben jij de enige die een rol heeft gekozen, dan krijg je het geschenk van die rol.',
  'PI-051': 'Met 3 of 4 spelers krijgt de startspeler het geschenk dubbel als niemand anders dezelfde rol heeft gekozen.',
  'PI-052': 'Gebruik je de actie van je rol niet, dan krijg je geen geschenk.',
  'PI-053':
    '{twoSeatGift, select, both {Met twee spelers krijgen jullie allebei een enkel geschenk als de twee rollen verschillen. Een dubbel geschenk bestaat dan niet.} other {Met twee spelers krijgt de startspeler een enkel geschenk als de twee rollen verschillen. Een dubbel geschenk bestaat dan niet.}}',
  'PI-054':
    '{twoSeatGift, select, both {Met twee spelers krijgt wie geen startspeler is, hetzelfde geschenk dat de startspeler zou krijgen.} other {Met twee spelers krijgt wie geen startspeler is, geen geschenk.}}',
  'PI-055': 'Of je een rol als enige hebt, hangt af van de gekozen kaarten, niet van wie de actie uitvoert.',
  'PI-056': 'Kun of wil je de actie van je rol niet uitvoeren, dan neem je 1 zwarte vlek.',
  'PI-057': 'Aan het einde van het spel kost elke zwarte vlek je 3 schatkisten.',
  // A5 Role 1: Shipbuilder
  'PI-060': 'Als Scheepsbouwer koop je één of meer van je schepen uit de reserve voor 1 schatkist per stuk.',
  'PI-061': 'Je kunt niet meer schepen kopen dan er in je reserve zijn of dan je met schatkisten kunt betalen.',
  'PI-062': 'Gekochte schepen zijn meteen vrije schepen.',
  'PI-063': 'Heb je na het betalen minder wachtschepen nodig, dan keren de overtollige terug als vrije schepen.',
  'PI-064': 'Geschenk van de Scheepsbouwer: 1 van je schepen gratis uit de reserve, bij een dubbel geschenk 2.',
  'PI-065': 'Het geschenk levert alleen schepen op die na je aankoop nog in je reserve zijn.',
  'PI-066': 'Koop je als Scheepsbouwer geen schip, om welke reden ook, dan neem je 1 zwarte vlek.',
  'PI-067': 'In je beurt als Scheepsbouwer mag je rituelen uitvoeren.',
  'PI-068': 'De kaart van de Scheepsbouwer blijft aan het einde van de ronde liggen.',
  // A6 Role 2: Governor
  'PI-070':
    'Als Gouverneur word je kaper van een land waarvan het fiche er nog is: je neemt dat fiche, gratis alle schepen uit je reserve en 1 zwarte vlek.',
  'PI-071': 'Je mag meerdere kaperfiches hebben en krijgt er met elke Gouverneursactie één bij.',
  'PI-072': 'Elk kaperfiche heeft maar één eigenaar en wordt nooit teruggegeven.',
  'PI-073': 'Als kaper van een land neem je telkens 1 zwarte vlek als een karavaan van dat land wordt geplunderd.',
  'PI-074':
    'Geschenk van de Gouverneur: je neemt de zwarte vlek van deze actie niet. Bij een dubbel geschenk lever je ook 1 eerdere zwarte vlek in.',
  'PI-075': 'Is er geen kaperfiche meer of wil je er geen, dan neem je 1 zwarte vlek en krijg je geen fiche en geen schepen.',
  'PI-076': 'In je beurt als Gouverneur mag je rituelen uitvoeren.',
  'PI-078': 'Elk land heeft maar 4 karavanen; kijk dus vóór je keuze hoeveel er al geplunderd zijn.',
  'PI-077': 'De kaart van de Gouverneur blijft aan het einde van de ronde liggen.',
  // A7 Role 3: Captain, calling the plunder
  'PI-080': 'Als Kapitein speel je één karavaankaart uit je hand, open op het rechterveld.',
  'PI-081':
    'Een karavaankaart toont het land en hoeveel schepen erin varen. De vier karavanen van elk land hebben hier {caravans} schepen.',
  'PI-082': 'Te beginnen bij de speler van de kaart beslist iedereen met de klok mee hoeveel schepen hij stuurt.',
  'PI-083': 'Je mag hoogstens zoveel schepen sturen als de karavaan telt, plus 1 met vier spelers, plus 2 met drie, plus 3 met twee.',
  'PI-084': 'Alleen vrije schepen kunnen worden gestuurd, geen beladen schepen en geen wachtschepen.',
  'PI-085': 'Je hoeft er geen te sturen; anders mag je elk aantal sturen, tot de grens van de plundering en van je vrije schepen.',
  'PI-086': 'De schepen worden open en na elkaar gestuurd; wie later aan de beurt is, ziet de eerdere keuzes.',
  'PI-087': 'Stuur je geen schip naar een plundering, dan neem je 1 zwarte vlek, ook als je er geen kon sturen.',
  'PI-088': 'Ben je kaper van het land van de karavaan en stuur je een schip, dan neem je meteen 1 zwarte vlek.',
  'PI-089': 'Een kaper van het land van de karavaan neemt dus per plundering precies 1 zwarte vlek, of die nu schepen stuurt of niet.',
  'PI-090': 'Geschenk van de Kapitein: 2 yin-yang-fiches, bij een dubbel geschenk 4.',
  'PI-091': 'Speel je als Kapitein geen karavaankaart, dan neem je 1 zwarte vlek.',
  'PI-092': 'Bij meerdere Kapiteins wordt elke plundering met buit en al afgerond voordat de volgende een kaart speelt.',
  'PI-093': 'In je beurt als Kapitein kun je geen rituelen uitvoeren.',
  'PI-094': 'Heb je de Kapitein gespeeld, dan neem je aan het einde van de ronde al je gespeelde rolkaarten terug.',
  // A8 Plunder: throw and battle
  'PI-095': 'De speler van de kaart werpt alle gestuurde schepen en één rode dobbelsteen per karavaanschip samen op de zeekaart.',
  'PI-096': 'Elke dobbelsteen moet op de zeekaart blijven; valt er een af, dan worden alle opnieuw geworpen.',
  'PI-097': 'Zwarte vlekken voor het wel of niet sturen van schepen neem je vóór de worp, en ze blijven, wat er ook gebeurt.',
  'PI-098': 'De ogen bovenop een dobbelsteen zijn de vuurkracht van dat schip voor het hele gevecht.',
  'PI-099':
    'Alleen een rood schip en een piratenschip bevechten elkaar. Piraten brengen geen piraten tot zinken en karavaanschepen geen karavaanschepen.',
  'PI-100':
    'Eerst vechten het karavaanschip en het piratenschip die het dichtst bij elkaar liggen; gemeten wordt van het midden van de ene dobbelsteen tot het midden van de andere.',
  'PI-101': 'In een gevecht brengt het schip met de hoogste vuurkracht het andere tot zinken.',
  'PI-102': 'Bij gelijke vuurkracht zinken beide schepen.',
  'PI-103':
    'De dobbelstenen blijven liggen. Na elk gevecht wordt onder de overgebleven schepen opnieuw bepaald welke twee vijanden het dichtst bij elkaar liggen.',
  'PI-104': 'Een winnend schip kan opnieuw vechten en meerdere keren winnen.',
  'PI-105': 'Het gevecht gaat door tot alle karavaanschepen of alle piratenschepen gezonken zijn.',
  'PI-106':
    'Is niet duidelijk welk paar het dichtst bij elkaar ligt, dan wordt er gemeten. Helpt dat niet, dan beslist de speler van de karavaankaart.',
  'PI-107': 'Elk van je gezonken schepen gaat naar je reserve en levert je 1 yin-yang-fiche op, tenzij Onzinkbaar Schip het redt.',
  'PI-108': 'Voor gezonken schepen krijg je yin-yang-fiches, ook als de plundering mislukt.',
  'PI-109': 'Overlevende piratenschepen keren als vrije schepen terug naar hun eigenaar.',
  'PI-110': 'Een gespeelde karavaankaart blijft op het rechterveld liggen en wordt niet opnieuw gebruikt.',
  // A9 Loot and loading
  'PI-115': 'Er is alleen buit als alle karavaanschepen gezonken zijn.',
  'PI-116':
    'Iedereen trekt, te beginnen bij de speler van de kaart en met de klok mee, 1 buitkaart voor elk eigen schip dat meedeed en niet is gezonken.',
  'PI-117':
    'Een talisman ligt open voor je en heeft geen schip nodig. Hij levert meteen 1 yin-yang-fiche op en aan het einde van het spel 1 schatkist.',
  'PI-118': 'Voor elke nieuwe goederenkaart kies je: meteen op een schip laden of afleggen.',
  'PI-119': 'Een schip draagt 1 goederenkaart, tenzij het een Dubbel Ruim heeft.',
  'PI-120': 'Een beladen schip kan niet mee op plundering tot de lading verkocht of verloren is.',
  'PI-121': 'Eerder geladen goederen mag je niet weggooien, niet om plaats te maken voor nieuwe en niet om een schip vrij te maken.',
  'PI-122': 'Elk van je vrije schepen mag nieuwe goederen dragen, ook een schip dat niet meedeed.',
  'PI-123': 'Ook goederen uit een andere bron, zoals het geschenk van de Eilandbewoonster of de Taverne, moet je meteen laden of afleggen.',
  'PI-124':
    'Je kunt 1 goederenkaart per vrij of beladen schip dragen, plus 1 extra per niveau Dubbel Ruim, maar nooit meer dan 2 per schip.',
  'PI-125':
    'Je goederen liggen altijd op zo weinig schepen als je Dubbel Ruim toelaat; al je andere schepen die niet op wacht liggen, zijn vrij.',
  'PI-126':
    'Is de buitstapel leeg als er een kaart getrokken moet worden, dan wordt de aflegstapel geschud tot een nieuwe stapel. Zijn beide leeg, dan wordt er geen kaart getrokken.',
  // A10 Role 4: Islander
  'PI-130': 'Als Eilandbewoonster speel je een havenkaart uit je hand; dat wordt de huidige haven.',
  'PI-131': 'Een havenkaart toont de vraag naar elk van de goederen.',
  'PI-132': 'Geschenk van de Eilandbewoonster: 1 buitkaart, bij een dubbel geschenk 2. Goederen moet je meteen laden of afleggen.',
  'PI-133': 'Speel je als Eilandbewoonster geen havenkaart, dan neem je 1 zwarte vlek.',
  'PI-134': 'Bij meerdere Eilandbewoonsters worden de havens na elkaar gespeeld, en de laatst gespeelde geldt.',
  'PI-135': 'Als Eilandbewoonster kun je geen rituelen uitvoeren. Aan het einde van de ronde neem je al je gespeelde rolkaarten terug.',
  // A11 Rituals
  'PI-140':
    'Rituelen kun je alleen uitvoeren in je beurt als Scheepsbouwer, Gouverneur, Handelaar of Cartograaf. De Ruilhandel kan ook bij de eindverkoop.',
  'PI-141': 'In één beurt mag je zoveel rituelen uitvoeren als je met yin-yang-fiches kunt betalen, ook meermaals hetzelfde.',
  'PI-142': 'Dubbel Ruim kost 2 yin-yang-fiches. Elke keer kan voor de rest van het spel één extra schip van jou 2 goederenkaarten dragen.',
  'PI-143': 'Met een Dubbel Ruim mag je je goederen op elk moment van schip tot schip verplaatsen.',
  'PI-144': 'Onzinkbaar Schip kost 3 yin-yang-fiches, verhoogt je niveau met 1 en geldt voor de rest van het spel.',
  'PI-145': 'Je ritueelfiches tonen het niveau als ×1, ×2, ×3 enzovoort; er is geen bovengrens.',
  'PI-146':
    'Bij elke plundering keren je eerste gezonken schepen naar je terug in plaats van naar de reserve te gaan: zoveel als je niveau van Onzinkbaar Schip aangeeft. Ze leveren geen yin-yang-fiches en geen buit op.',
  'PI-147': 'Onzinkbaar Schip beschermt niet tegen vloeken.',
  'PI-148':
    '{bargainGoods, select, any {De Ruilhandel kost elke keer 3 yin-yang-fiches: je verkoopt twee goederen naar keuze, gelijk of verschillend, elk tegen de prijs die de haven vanaf 3 kaarten daarvan betaalt.} other {De Ruilhandel kost elke keer 3 yin-yang-fiches: je verkoopt van twee verschillende goederen elk één kaart tegen de prijs die de haven vanaf 3 kaarten daarvan betaalt.}}',
  'PI-149': 'De Ruilhandel betaalt de schatkisten meteen uit en laat geen fiche achter.',
  // A12 Role 5: Shaman and the curses
  'PI-150': 'Als Sjamaan speel je een vloekkaart uit je hand op het rechterveld, en die wordt uitgevoerd.',
  'PI-151': 'Elke vloek treft alle spelers, ook wie hem heeft gespeeld.',
  'PI-152': 'Wachtschepen zijn veilig voor alle vloeken, behalve Soldij.',
  'PI-153': 'Kraken, IJsberg, Sirenen, Muiterij, Maalstroom en Idool treffen alleen vrije en beladen schepen.',
  'PI-154':
    'Geschenk van de Sjamaan: bij Kraken, IJsberg, Sirenen, Muiterij of Maalstroom houd je 3 van je schepen buiten de worp, bij een dubbel geschenk 6.',
  'PI-155': 'Bij Soldij, Taverne en Idool levert het geschenk van de Sjamaan niets op.',
  'PI-156':
    'Kraken: alle vrije en beladen schepen worden geworpen. Voor elke dobbelsteen van jou met een 1 leg je 1 fruit af, of verlies je een schip aan de reserve als je geen fruit meer hebt.',
  'PI-157':
    'IJsberg: alle vrije en beladen schepen worden geworpen. Voor elke dobbelsteen van jou met een 2 leg je 1 koffie af, of verlies je een schip aan de reserve als je geen koffie meer hebt.',
  'PI-158':
    'Sirenen: alle vrije en beladen schepen worden geworpen. Voor elke dobbelsteen van jou met een 3 leg je 1 rum af, of verlies je een schip aan de reserve als je geen rum meer hebt.',
  'PI-159':
    'Muiterij: alle vrije en beladen schepen worden geworpen. Voor elke dobbelsteen van jou met een 4 leg je 1 kaart af van de goederen die in de huidige haven het meest gevraagd zijn, of verlies je een schip aan de reserve als je die niet meer hebt.',
  'PI-160':
    'Maalstroom: alle vrije en beladen schepen worden met 1 rode dobbelsteen geworpen. Het getal zegt hoeveel schepen getroffen worden, de dichtstbijzijnde eerst; voor elk getroffen schip van jou leg je 1 talisman af, of verlies je het aan de reserve als je er geen hebt.',
  'PI-161': 'Soldij: je verliest 2 schatkisten voor elk van je wachtschepen. Wachtschepen die niet meer nodig zijn, keren daarna terug.',
  'PI-162':
    '{tavern, select, reversed {Taverne: de Sjamaan werpt 1 rode dobbelsteen per speler en geeft iedereen er één. 1: 3 yin-yang-fiches krijgen; 2: een buitkaart trekken; 3: 1 schatkist krijgen; 4: 1 schatkist verliezen; 5: een goederenkaart naar keuze verliezen; 6: een zwarte vlek nemen.} other {Taverne: de Sjamaan werpt 1 rode dobbelsteen per speler en geeft iedereen er één. 1: een zwarte vlek nemen; 2: een goederenkaart naar keuze verliezen; 3: 1 schatkist verliezen; 4: 1 schatkist krijgen; 5: een buitkaart trekken; 6: 3 yin-yang-fiches krijgen.}}',
  'PI-163':
    'Idool: de Sjamaan noemt één soort goederen. Iedereen legt daar 1 kaart van af; wie die niet heeft, verliest een schip aan de reserve.',
  'PI-164':
    'Zolang je de kaart hebt die een vloek vraagt, moet je die afleggen in plaats van een schip te verliezen. Dit wordt per dobbelsteen bekeken.',
  'PI-165':
    'Kunnen je schepen na een vloek niet meer al je goederen dragen, dan leg je het overschot af; welke goederen dat zijn, kies je zelf. Is er genoeg ruimte, dan mag je niets afleggen.',
  'PI-166': 'Schepen die je door een vloek verliest, leveren geen yin-yang-fiches op.',
  'PI-167': 'Speel je als Sjamaan geen vloekkaart, dan neem je 1 zwarte vlek.',
  'PI-168': 'Bij meerdere Sjamanen worden de vloeken na elkaar uitgevoerd.',
  'PI-169': 'Als Sjamaan kun je geen rituelen uitvoeren. Aan het einde van de ronde neem je al je gespeelde rolkaarten terug.',
  // A13 Role 6: Merchant, prices and guards
  'PI-170': 'Als Handelaar verkoop je minstens 1 goederenkaart en kies je hoeveel van elke soort.',
  'PI-171':
    'Een goederenkaart brengt 1 schatkist op. Verkoop je er 3 of meer van een soort die in de huidige haven gevraagd is, dan brengt elke kaart van die soort de gedrukte 2 of 3 schatkisten op.',
  'PI-172': 'Verkochte goederen gaan naar de aflegstapel voor buit, en hun schepen zijn meteen vrij.',
  'PI-173': 'Goederen die je niet verkoopt, blijven op je schepen.',
  'PI-174': 'Voor elke volle 10 schatkisten heb je één wachtschip op het schateiland nodig: 1 bij 10 tot 19, 2 bij 20 tot 29, enzovoort.',
  'PI-175':
    'Telkens als je schatkisten veranderen, worden de wachtschepen aangepast: ontbrekende komen uit je vrije schepen, overtollige komen vrij.',
  'PI-176': 'Wachtschepen plunderen niet en dragen geen goederen, en geen vloek behalve Soldij treft ze.',
  'PI-177': 'Bij 40 schatkisten neem je je 40-fiche en begint je marker opnieuw op het spoor; bij 80 draai je het fiche om.',
  'PI-178': 'Geschenk van de Handelaar: 1 schatkist, bij een dubbel geschenk 2.',
  'PI-179':
    'Verkoop je als Handelaar niets, dan neem je 1 zwarte vlek. Rituelen zijn toegestaan, en de kaart blijft aan het einde van de ronde liggen.',
  // A14 Role 7: Cartographer
  'PI-190': 'Als Cartograaf trek je de bovenste avonturenkaart.',
  'PI-191': 'Geschenk van de Cartograaf: nog 1 avonturenkaart, bij een dubbel geschenk nog 2. Je mag geschonken kaarten laten liggen.',
  'PI-192': 'Is de avonturenstapel leeg of wil je niet trekken, dan neem je als Cartograaf 1 zwarte vlek.',
  'PI-193': 'Als Cartograaf mag je rituelen uitvoeren. De kaart blijft aan het einde van de ronde liggen.',
  'PI-194': 'Trek je de Eindekaart, dan wordt die open naast het avonturenbord gelegd en trek je in plaats daarvan de volgende kaart.',
  'PI-195': 'Je avonturenkaarten in de hand zijn geheim, en er is geen maximum.',
  // A15 End of round
  'PI-180':
    'Heb je de Kapitein, Eilandbewoonster of Sjamaan gespeeld, ook zonder de actie te gebruiken, dan neem je al je gespeelde rolkaarten terug in je hand.',
  'PI-181':
    'Heb je de Scheepsbouwer, Gouverneur, Handelaar of Cartograaf gespeeld, dan blijven al je gespeelde rolkaarten liggen en zijn ze de volgende ronde niet beschikbaar.',
  'PI-182': 'Er kunnen hooguit 4 van je rolkaarten op tafel liggen, dus je kunt altijd de Kapitein, Eilandbewoonster of Sjamaan kiezen.',
  'PI-183': 'Aan het einde van de ronde gaat de startspelersteen met de klok mee naar de volgende speler.',
  // A16 End of game
  'PI-200': 'Is de Eindekaart getrokken, dan wordt de lopende ronde afgemaakt en volgen er precies 3 rondes.',
  'PI-201': 'Een marker op de Eindekaart telt de laatste drie rondes en schuift aan het begin van elke ronde op.',
  'PI-202': 'De 4 kaarten onder de Eindekaart kunnen nog worden getrokken.',
  // A17 Final scoring
  'PI-210':
    'Eerst verkoop je al je goederen in de huidige haven; net als bij de Handelaar brengen 3 of meer van een gevraagde soort de hogere prijs op.',
  'PI-211': 'Bij de eindverkoop mag je de Ruilhandel uitvoeren voor 3 yin-yang-fiches per keer, zo vaak als je kunt betalen.',
  'PI-212': 'Daarna levert elke avonturenkaart die je nog in je hand hebt, je 1 zwarte vlek op.',
  'PI-213': 'Elk van je talismans is 1 schatkist waard.',
  'PI-214': 'Elke 3 yin-yang-fiches die je over hebt, zijn 1 schatkist waard, naar beneden afgerond.',
  'PI-215': 'Tot slot verlies je 3 schatkisten voor elke zwarte vlek.',
  'PI-216': 'Wie de meeste schatkisten heeft, wint.',
  'PI-217':
    'Bij gelijke stand wint wie de minste kaperfiches heeft, daarna wie de minste zwarte vlekken heeft. Anders wordt de overwinning gedeeld.',
  // D Decisions
  'PI-D01':
    '{twoSeatGift, select, both {Met twee spelers kunnen allebei een geschenk krijgen: een enkel geschenk, als de rollen verschillen.} other {Met twee spelers kan alleen de startspeler een geschenk krijgen: een enkel geschenk, als de rollen verschillen.}}',
  'PI-D02': 'Je geschenk krijg je direct na de actie. Het geschenk van de Sjamaan werkt als de dobbelstenen voor de worp worden verzameld.',
  'PI-D03':
    'Je actie geldt als gebruikt als je, afhankelijk van je rol, een schip hebt gekocht, een kaperfiche hebt genomen, een karavaan-, haven- of vloekkaart hebt gespeeld, goederen hebt verkocht of een kaart hebt getrokken.',
  'PI-D04': 'Hebben twee spelers dezelfde rol gekozen en ziet een van hen van de actie af, dan krijgt de ander toch geen geschenk.',
  'PI-D05': 'In een rol die rituelen toestaat, mag je ze ook uitvoeren als je van de actie afziet.',
  'PI-D06': 'Rituelen mag je vóór of na je actie uitvoeren, maar niet tussendoor.',
  'PI-D07': 'Schatkisten uit een Ruilhandel kun je nog in dezelfde beurt uitgeven.',
  'PI-D08':
    '{bargainGoods, select, any {Een Ruilhandel verkoopt altijd precies twee kaarten; ze mogen van dezelfde soort zijn.} other {Een Ruilhandel verkoopt altijd precies twee kaarten van twee verschillende goederen.}}',
  'PI-D09': 'In een Ruilhandel mag je ook goederen opnemen waar geen vraag naar is; die brengen 1 schatkist op.',
  'PI-D10':
    '{bargainIsSale, select, false {Een Ruilhandel in je beurt als Handelaar telt niet als verkoop: zonder gewone verkoop neem je de zwarte vlek en krijg je geen geschenk.} other {Een Ruilhandel in je beurt als Handelaar geldt als verkoop: je vermijdt de zwarte vlek en houdt je geschenk, dat één keer wordt uitbetaald. Een gewone verkoop mag nog volgen.}}',
  'PI-D11': 'Kaarten uit een Ruilhandel tellen niet mee voor de 3 kaarten die je voor de hogere prijs nodig hebt.',
  'PI-D12': 'Zijn er te weinig schepen in je reserve voor het geschenk van de Scheepsbouwer, dan neem je wat er is en vervalt de rest.',
  'PI-D13': 'Je mag ook met een lege reserve kaper worden; dan krijg je alleen het fiche en de zwarte vlek.',
  'PI-D14': 'Zie je af van de Gouverneursactie, dan neem je de zwarte vlek ook als je de enige Gouverneur bent.',
  'PI-D15': 'Heb je geen eerdere zwarte vlek, dan lever je bij het dubbele geschenk van de Gouverneur niets in.',
  'PI-D16':
    'Hoeveel kaperfiches je ook hebt, alleen het land van de karavaan telt; je neemt daarvoor dus hooguit 1 zwarte vlek per plundering.',
  'PI-D17': 'Een kaper van het land van de karavaan die niets stuurt, neemt 1 zwarte vlek, geen 2.',
  'PI-D18':
    'Ook de Kapitein hoeft geen schip te sturen. Stuurt hij er geen, dan neemt hij 1 zwarte vlek, maar de actie geldt als gebruikt en een geschenk dat hem toekomt, krijgt hij toch.',
  'PI-D19':
    'Stuurt niemand schepen, dan neemt iedereen 1 zwarte vlek en ontsnapt de karavaan zonder worp. De kaart is verbruikt, en een geschenk dat de Kapitein toekomt, krijgt hij toch.',
  'PI-D20':
    'Zijn alle piratenschepen gezonken maar de karavaan niet, dan is er geen buit. Verloren schepen leveren toch yin-yang-fiches op, en de karavaankaart is verbruikt.',
  'PI-D21':
    'Brengen het laatste karavaanschip en het laatste piratenschip elkaar tot zinken, dan is de karavaan verslagen, maar trekt niemand buit.',
  'PI-D22': 'Afstanden worden gemeten van het midden van de ene dobbelsteen tot het midden van de andere.',
  'PI-D23':
    'Afstanden worden exact vergeleken. Alleen bij precies gelijke afstand beslist de speler van de kaart; zonder beslissing gaat het laagste dobbelsteennummer voor.',
  'PI-D24': 'Dobbelstenen liggen hier nooit scheef, op elkaar of op de rand, dus er hoeft nooit opnieuw geworpen te worden.',
  'PI-D25':
    'Een schip dat door Onzinkbaar Schip is gered, vecht in dat gevecht niet verder. Daarna is het vrij en mag het buit van deze plundering dragen.',
  'PI-D26': 'Onzinkbaar Schip raakt niet op; je volle niveau geldt bij elke plundering opnieuw.',
  'PI-D27':
    'Raakt de buitstapel op, dan wordt de aflegstapel tot een nieuwe stapel geschud. Zijn er in beide geen kaarten, dan trek je niets.',
  'PI-D28': 'Je trekt al je buitkaarten van een plundering in één keer en beslist wat je houdt voordat de volgende trekt.',
  'PI-D29': 'Je mag buit op elk vrij schip laden, ook op een schip dat thuis is gebleven.',
  'PI-D30':
    '{missingGuards, select, waived {Heb je te weinig vrije schepen voor de wacht, dan vervallen de ontbrekende tot je schatkisten weer veranderen. Goederen hoef je daarvoor nooit overboord te gooien.} other {Heb je te weinig vrije schepen voor de wacht, dan gaan de eerstvolgende schepen die vrijkomen vóór alles op wacht. Goederen hoef je daarvoor nooit overboord te gooien.}}',
  'PI-D31': 'Na een verkoop komen eerst je schepen vrij; pas daarna gaan er schepen op wacht.',
  'PI-D32': 'Tijdens het spel zakken je schatkisten nooit onder 0. Bij de eindtelling kunnen zwarte vlekken je onder 0 brengen.',
  'PI-D33':
    'Het werkelijke aantal van je schatkisten telt altijd. Het fiche toont 40 vanaf 40 en 80 vanaf 80; zak je onder de 40, dan gaat het terug.',
  'PI-D34': 'Elke haven heeft voor de Muiterij precies één meest gevraagde soort goederen.',
  'PI-D35': 'Bij een Muiterij verlies je een schip als je de meest gevraagde goederen niet hebt, ook als je andere draagt.',
  'PI-D36': 'Moet je een schip verliezen maar heb je alleen nog wachtschepen, dan gebeurt er niets.',
  'PI-D37': 'Je kunt niet kiezen om een schip te verliezen in plaats van de gevraagde kaart; de kaart gaat eerst.',
  'PI-D38':
    'Welk van je schepen verloren gaat, maakt niet uit. Goederen worden op de overige schepen geladen, en alleen wat niet meer past, wordt afgelegd.',
  'PI-D39': 'Heb je minder schepen dan het geschenk van de Sjamaan beschermt, dan zijn ze allemaal veilig en werp je er geen.',
  'PI-D40':
    'Toont de rode dobbelsteen van de Maalstroom meer dan er schepen zijn geworpen, dan zijn ze allemaal getroffen. Tussen schepen op precies gelijke afstand beslist de speler van de kaart.',
  'PI-D41':
    'Een talisman die je in de Maalstroom verliest, gaat naar de aflegstapel voor buit. Het yin-yang-fiche dat hij je opleverde, houd je.',
  'PI-D42': 'Het Idool treft ook de Sjamaan, en diens geschenk helpt er niet tegen.',
  'PI-D43':
    '{tavern, select, reversed {In de Taverne heeft een 5 geen effect als je geen goederen hebt, en een 4 niet als je geen schatkisten hebt.} other {In de Taverne heeft een 2 geen effect als je geen goederen hebt, en een 3 niet als je geen schatkisten hebt.}}',
  'PI-D44':
    '{tavern, select, reversed {Levert een 2 in de Taverne goederen op die je niet kunt laden, dan worden ze afgelegd. Een talisman houd je.} other {Levert een 5 in de Taverne goederen op die je niet kunt laden, dan worden ze afgelegd. Een talisman houd je.}}',
  'PI-D45': 'In de Taverne worden er zoveel rode dobbelstenen geworpen als er spelers zijn, en iedereen krijgt er precies één.',
  'PI-D46': 'Soldij telt je wachtschepen voordat je betaalt, en je zakt nooit onder de 0 schatkisten.',
  'PI-D47':
    'Raakt de stapel op bij het geschenk van de Cartograaf, dan trek je wat er is. Met minstens één getrokken kaart neem je geen zwarte vlek.',
  'PI-D48':
    'Ook een Eindekaart die je als geschenk trekt, wordt apart gelegd en vervangen. Het einde van het spel wordt maar één keer ingeluid.',
  'PI-D49': 'De ronde waarin de Eindekaart wordt getrokken, telt niet mee; daarna volgen 3 volledige rondes.',
  'PI-D50': 'Is de Eindekaart na {endGuardRounds} rondes nog niet getrokken, dan begint het einde van het spel vanzelf.',
  'PI-D51': 'De avonturenstapel wordt nooit opnieuw geschud; gespeelde avonturenkaarten zijn uit het spel.',
  'PI-D52':
    'Je mag zoveel avonturenkaarten hebben als je wilt; hoeveel het er zijn, is openbaar, welke het zijn, is geheim. Goederen, talismans, yin-yang-fiches, zwarte vlekken en fiches zijn voor iedereen open.',
  'PI-D53':
    'Bij de eindverkoop moet je al je goederen verkopen; de Ruilhandel is vrijwillig. Drie yin-yang-fiches die je niet uitgeeft, zijn 1 schatkist waard.',
  'PI-D54': 'Ook zwarte vlekken voor kaarten in de hand tellen mee als een gelijke stand wordt beslist.',
  'PI-D55':
    'Niveaus Dubbel Ruim boven je aantal schepen zijn voorlopig niet bruikbaar. Ze horen bij geen bepaald schip en gaan er ook niet mee verloren.',
  'PI-D56': 'Je mag ook het fiche nemen van een land waarvan alle karavanen geplunderd zijn; het levert dan geen zwarte vlekken meer op.',
  'PI-D57': 'Schepen die bij een eerdere plundering in dezelfde ronde zijn beladen, kunnen niet opnieuw worden gestuurd.',
  'PI-D58':
    'Als Kapitein mag je ook zonder vrij schip een karavaan spelen. Je neemt de zwarte vlek omdat je niets stuurt, en de anderen mogen plunderen.',
  'PI-D59': 'Ook drie of meer kaarten van een soort waar geen vraag naar is, brengen maar 1 schatkist per stuk op.',
  'PI-D60': 'Je mag goederen achterhouden om later te verkopen; hoeveel je van elke soort verkoopt, bepaal je zelf.',
  // D Further decisions
  'PI-D61':
    'Als Scheepsbouwer, Gouverneur, Handelaar of Cartograaf mag je rituelen uitvoeren en je actie één keer gebruiken, tot je je beurt beëindigt; een ongebruikte actie kost dan 1 zwarte vlek. Als Kapitein, Eilandbewoonster of Sjamaan speel je een kaart of beëindig je je beurt met de zwarte vlek.',
  'PI-D62':
    'Geschenken krijg je automatisch, behalve de extra kaarten van de Cartograaf: die trek je één voor één, je ziet elke kaart en mag van de volgende of van allemaal afzien.',
  'PI-D63': 'Ook wie als Kapitein, Eilandbewoonster of Sjamaan van de actie afzag, neemt alle gespeelde rolkaarten terug.',
  'PI-D64': 'Onzinkbaar Schip werkt vanzelf. Yin-yang-fiches krijg je alleen voor gezonken schepen die niet zijn gered.',
  'PI-D65':
    'Bij een vloek wordt er één keer voor iedereen geworpen. De verliezen volgen met de klok mee vanaf de Sjamaan, daarna worden in dezelfde volgorde overtollige goederen afgelegd. Heeft niemand een schip om te werpen, dan geldt de actie toch als gebruikt.',
  'PI-D66':
    'In de Taverne ziet de Sjamaan alle dobbelstenen voordat hij ze verdeelt. De uitslagen volgen met de klok mee vanaf de Sjamaan, speler voor speler, en na elke verandering van schatkisten worden de wachtschepen aangepast.',
  'PI-D67': 'Soldij kost 2 schatkisten per wachtschip dat echt op het eiland ligt, niet voor ontbrekende.',
  'PI-D68':
    '{missingGuards, select, waived {Ontbrekende wachtschepen houden je schepen niet vast: wat vrijkomt, mag je sturen tot je schatkisten veranderen. Dalen die, dan ontbreken er eerst minder wachtschepen voordat er een terugkeert.} other {Zolang er wachtschepen ontbreken, heb je geen vrij schip en neem je de zwarte vlek omdat je niets stuurt. Nieuwe schepen gaan eerst op wacht; dalen je schatkisten, dan ontbreken er eerst minder wachtschepen voordat er een terugkeert.}}',
  'PI-D69':
    'Raakt de buitstapel midden in het delen op, dan wordt de aflegstapel met de al geweigerde goederen geschud en gaat het delen verder. Zijn beide leeg, dan krijgen latere spelers minder kaarten.',
  'PI-D70':
    'Krijg je meerdere buitkaarten, dan trek je ze allemaal, neem je de yin-yang-fiches voor talismans en beslis je daarna één keer wat je laadt. Iedereen ziet de kaarten.',
  'PI-D71':
    'Gespeelde kaarten, de aflegstapel voor buit, de grootte van stapels en handen, open rollen, fiches, tellers en de plunderingen per land zijn voor iedereen zichtbaar. Handkaarten, beide stapels en gedekte rollen zijn verborgen.',
  'PI-D72': 'Je mag je rol wijzigen tot de laatste speler zijn keuze heeft bevestigd; dan staan alle keuzes vast.',
  'PI-D73':
    'Liggen meerdere paren precies even ver uit elkaar, dan kun je uit al die paren kiezen; zonder keuze geldt eerst de laagste rode, dan de laagste piratendobbelsteen. Bij de Maalstroom telt een gelijke afstand alleen als niet al die schepen getroffen worden.',
  'PI-D74':
    'Begint het einde na ronde {endGuardRounds} vanzelf, dan volgen er nog 3 rondes. De Eindekaart gaat uit de stapel, de overige kaarten kunnen nog worden getrokken.',
  'PI-D75':
    'Andere Cartografen in de ronde waarin de Eindekaart verschijnt, trekken nog van de kaarten eronder. Is er geen meer, dan nemen ze de zwarte vlek.',
  'PI-D76':
    'Bij de eindverkoop verkoopt iedereen voor zich: eerst met de Ruilhandel, dan alle overige goederen per soort. Wachtschepen worden niet meer aangepast, en na de verkoop kunnen je schatkisten onder 0 zakken.',
};
