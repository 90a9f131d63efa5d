/**
 * Products and services of the SAT (c_ClaveProdServ): classes, services and usual goods.
 * Written by `node scripts/formats/take-products.mjs FILE`, not by hand.
 */

export const products = `
10101500 Animales vivos de granja
10101600 Pájaros y aves de corral vivos
10101700 Peces vivos
10101800 Mariscos e invertebrados acuáticos vivos
10101900 Insectos vivos
10102000 Animales salvajes vivos
10102100 Huevos de aves para incubar
10111300 Accesorios, equipo y tratamientos para los animales domésticos
10121500 Pienso para ganado
10121600 Alimento para pájaros y aves de corral
10121700 Alimento para peces
10121800 Alimento para perros y gatos
10121900 Alimento para roedores
10122000 Alimento para reptiles
10122100 Comida para animales variados
10131500 Cobertizos para animales
10131600 Recipientes para animales
10131700 Hábitat para animales
10141500 Talabartería
10141600 Arneses
10151500 Semillas y plántulas vegetales
10151600 Semillas de cereales
10151700 Semillas y plántulas de hierba y forraje
10151800 Semillas y plántulas de especias
10151900 Semillas, bulbos, plántulas y esquejes de flores
10152000 Semillas y esquejes de árboles y arbustos
10152100 Residuos que no sean de piensos
10152200 Semillas de cultivos fibrosos y semilleros
10152300 Plántulas y semillas de leguminosas
10152400 Plántulas y semillas de tubérculos
10161500 Árboles y arbustos
10161600 Plantas florales
10161800 Plantas sin flor
10161900 Productos florales secos
10171500 Abonos orgánicos y nutrientes para plantas
10171600 Abonos químicos y nutrientes para plantas
10171700 Herbicidas
10171800 Acondicionadores de suelos
10191500 Pesticidas o repelentes de plagas
10191700 Dispositivos para control de plagas
10201500 Rosales vivos azules o lavanda o púrpura
10201600 Rosales vivos chocolate o marrón
10201700 Rosales vivos crema
10201800 Rosales vivos verdes o lima
10201900 Rosales vivos rosado claro
10202000 Rosales vivos multicolor rosados
10202100 Rosales vivos anaranjados
10202200 Rosales vivos durazno
10202300 Rosales vivos rosados
10202400 Rosales vivos rojos o burgundy
10202500 Rosales vivos sweetheart
10202600 Rosales vivos blancos
10202700 Rosales vivos amarillos
10202800 Rosales vivos spray
10211500 Anturios vivos
10211600 Allium vivo
10211700 Astromelia viva
10211800 Amaranto vivo
10211900 Amaryllis vivo
10212000 Anémona viva
10212100 Asclepia viva
10212200 Aster viva
10212300 Berzelia viva
10212400 Bouvaria viva
10212500 Brodiaea viva
10212600 Calla viva
10212800 Celosia viva
10212900 Narciso vivo
10213000 Dalia viva
10213100 Delphinium vivo
10213200 Clavel (dianthus) vivo
10213300 Eremruses vivas
10213400 Brezo (erica) viva
10213500 Euphorbia viva
10213600 Fresia viva
10213700 Ajedrezada viva
10213800 Hiniesta viva
10213900 Margarita viva
10214000 Jengibre vivo
10214100 Gladiolo vivo
10214200 Godetia viva
10214300 Bromelia viva
10214400 Gypsophilia viva
10214500 Brezo vivo
10214600 Heliconia viva
10214700 Jacinto vivo
10214800 Hydrangea viva
10214900 Iris Viva
10215000 Pata de canguro viva
10215100 Delfinio vivo
10215200 Lepto vivo
10215300 Lila viva
10215400 Azucena viva
10215500 Lavanda viva
10215600 Lisianthus vivo
10215700 Muscari viva
10215800 Narciso vivo
10216000 Pimientos ornamentales vivos
10216100 Estrella de Belén viva
10216200 Peonia viva
10216300 Banksia viva
10216400 Ranúculo vivo
10216500 Escabiosa viva
10216600 Retama de escobas viva
10216700 Boca de dragón viva
10216800 Romero del pantano viva
10216900 Matiola viva
10217000 Girasol viva
10217100 Guisante de olor vivo
10217200 Cardo vivo
10217300 Tulipán vivo
10217400 Flor de cera viva
10217500 Hierba de aquiles viva
10217600 Zinnia viva
10217700 Forsythia viva
10217800 Geranio vivo
10217900 Amaryllis viva
10218000 Rubdeckia viva
10218100 Protea viva
10218200 leucadendron vivo
10218300 leucospermum vivo
10221500 Agapanto vivo
10221600 Alchimilla viva
10221700 Astilbe vivo
10221800 angélica viva
10221900 ajenjo vivo
10222000 Flor de alcachofa viva
10222100 Astrantia viva
10222200 Flor de banano viva
10222300 Baptisia viva
10222400 Boronia viva
10222500 Bromelia viva
10222600 Brunia viva
10222700 Catalea viva
10222800 Calcynia viva
10222900 Caléndula viva
10223000 Campanilla viva
10223100 Cestrum vivo
10223200 Chasmante viva
10223300 Costus viva
10223400 Vara de San José viva
10223500 Lirio del Fuego vivo
10223600 Flor del muelle viva
10223700 Planta erizo viva
10223800 Manzanilla viva
10223900 Nomeolvides viva
10224000 Gallardia viva
10224100 Genciana viva
10224200 Gladiolo vivo
10224300 Gloriosa viva
10224400 Violeta silvestre viva
10224500 Eléboro vivo
10224600 Ixia viva
10224700 Liatrises vivas
10224800 Lysimachia viva
10224900 Maraca viva
10225000 Caléndula viva
10225100 Mimosa viva
10225200 Nerina viva
10225300 Flor de nogal viva
10225400 Phlox viva
10225500 physostegia viva
10225600 Saponaria viva
10225700 Sarracenias vivas
10225800 Sicilia viva
10225900 Sedum viva
10226000 Especies individuales o variedades de flores vivas
10226100 Sello de salomón (polygonato) viva
10226200 Tanaceto vivo
10226300 Traquelio vivo
10226400 Tuberosas vivas
10226500 Tweedias vivas
10226600 Verónicas vivas
10226700 Watsonias vivas
10231500 Crisantemo vivo pompón
10231600 Crisantemo vivo pompón margarita
10231700 Crisantemo vivo espollado cremon
10231800 Crisantemo vivo espollado football
10231900 Crisantemo spider vivo
10232000 Crisantemo vivo novelty
10232100 Crisantemo vivo santini
10241500 Clavel vivo de floración sencilla
10241600 Clavel vivo mini o spray
10251500 Orquidea cypripedium o pantuflas de dama viva
10251600 Orquídea mocara viva
10251700 Orquídea catleya viva
10251800 Orquídea disa viva
10251900 Orquídea arachnis viva
10252000 Orquídea phalaenopsis viva
10252100 Orquídea dendrobium viva
10252200 Orquídea cymbidium viva
10252300 Orquídea oncidium viva
10252400 Orquídea vanda viva
10301500 Rosas cortadas frescas azules o lavanda o púrpura
10301600 Rosas cortadas frescas chocolate o marrón
10301700 Rosas cortadas frescas crema
10301800 Rosas cortadas frescas verdes o lima
10301900 Rosas cortadas frescas rosado claro
10302000 Rosas cortadas frescas multicolor rosados
10302100 Rosas cortadas frescas anaranjados
10302200 Rosas cortadas frescas durazno
10302300 Rosas cortadas frescas rosados
10302400 Rosas cortadas frescas rojos o burgundy
10302500 Rosas cortadas frescas sweetheart
10302600 Rosas cortadas frescas blancos
10302700 Rosas cortadas frescas amarillos
10302800 Rosas cortadas frescas spray
10311500 Anturios cortados frescos
10311600 Allium cortado fresco
10311700 Astromelia cortada fresca
10311800 Amaranto cortado fresco
10311900 Amaryllis cortado fresco
10312000 Anémona cortada fresca
10312100 Asclepia cortada fresca
10312200 Aster cortada fresca
10312300 Berzelia cortada fresca
10312400 Bouvaria cortada fresca
10312500 Brodiaea cortada fresca
10312600 Calla cortada fresca
10312800 Celosia cortada fresca
10312900 Narciso cortado fresco
10313000 Dalia cortada fresca
10313100 Delphinium cortado fresco
10313200 Clavel (dianthus) cortado fresco
10313300 Eremruses cortadas frescas
10313400 Brezo (erica) cortada fresca
10313500 Euphorbia cortada fresca
10313600 Fresia cortada fresca
10313700 Ajedrezada cortada fresca
10313800 Hiniesta cortada fresca
10313900 Margarita cortada fresca
10314000 Jengibre cortado fresco
10314100 Gladiolo cortado fresco
10314200 Godetia cortada fresca
10314300 Bromelia cortada fresca
10314400 Gypsophilia cortada fresca
10314500 Brezo cortado fresco
10314600 Heliconia cortada fresca
10314700 Jacinto cortado fresco
10314800 Hydrangea cortada fresca
10314900 Iris cortada fresca
10315000 Pata de canguro cortada fresca
10315100 Delfinio cortado fresco
10315200 Lepto cortado fresco
10315300 Lila cortada fresca
10315400 Azucena cortada fresca
10315500 Lavanda cortada fresca
10315600 Lisianthus cortado fresco
10315700 Muscari cortada fresca
10315800 Narciso cortado fresco
10316000 Pimientos ornamentales cortados frescos
10316100 Estrella de Belén cortada fresca
10316200 Peonia cortada fresca
10316300 Banksia cortada fresca
10316400 Ranúculo cortado fresco
10316500 Escabiosa cortada fresca
10316600 Retama de escobas cortada fresca
10316700 Boca de dragón cortada fresca
10316800 Romero del pantano cortada fresca
10316900 Matiola cortada fresca
10317000 Girasol cortada fresca
10317100 Guisante de olor cortado fresco
10317200 Cardo cortado fresco
10317300 Tulipán cortado fresco
10317400 Flor de cera cortada fresca
10317500 Hierba de aquiles cortada fresca
10317600 Zinia cortada fresca
10317700 Forsythia cortada fresca
10317800 Geranio cortado fresco
10317900 Amaryllis cortada fresca
10318000 Rubdeckia cortada fresca
10318100 Protea cortada fresca
10318200 leucadendron cortado fresco
10318300 leucospermum cortado fresco
10321500 Agapanto cortado fresco
10321600 Alchimilla cortada fresca
10321700 Astilbe cortado fresco
10321800 angélica cortada fresca
10321900 ajenjo cortado fresco
10322000 Flor de alcachofa cortada fresca
10322100 Astrantia cortada fresca
10322200 Flor de banano cortada fresca
10322300 Baptisia cortada fresca
10322400 Boronia cortada fresca
10322500 Bromelia cortada fresca
10322600 Brunia cortada fresca
10322700 Catalea cortada fresca
10322800 Calcynia cortada fresca
10322900 Caléndula cortada fresca
10323000 Campanilla cortada fresca
10323100 Cestrum cortado fresco
10323200 Chasmante cortada fresca
10323300 Costus cortada fresca
10323400 Vara de San José cortada fresca
10323500 Lirio del Fuego cortado fresco
10323600 Flor del muelle cortada fresca
10323700 Planta erizo cortada fresca
10323800 Manzanilla cortada fresca
10323900 Nomeolvides cortada fresca
10324000 Gallardia cortada fresca
10324100 Genciana cortada fresca
10324200 Gladiolo cortado fresco
10324300 Gloriosa cortada fresca
10324400 Violeta silvestre cortada fresca
10324500 Eléboro cortado fresco
10324600 Ixia cortada fresca
10324700 Liatrises cortadas frescas
10324800 Lysimachia cortada fresca
10324900 Maraca cortada fresca
10325000 Caléndula cortada fresca
10325100 Mimosa cortada fresca
10325200 Nerina cortada fresca
10325300 Flor de nogal cortada fresca
10325400 Phlox cortada fresca
10325500 physostegia cortada fresca
10325600 Saponaria cortada fresca
10325700 Sarracenias cortadas frescas
10325800 Sicilia cortada fresca
10325900 Sedum cortada fresca
10326000 Especies individuales o variedades de flores cortadas frescas
10326100 Sello de salomón (polygonato) cortada fresca
10326200 Tanaceto cortado fresco
10326300 Traquelio cortado fresco
10326400 Tuberosas cortadas frescas
10326500 Tweedias cortadas frescas
10326600 Verónicas cortadas frescas
10326700 Watsonias cortadas frescas
10331500 Crisantemo cortado fresco pompón
10331600 Crisantemo cortado fresco pompón margarita
10331700 Crisantemo cortado fresco espollado cremon
10331800 Crisantemo cortado fresco espollado football
10331900 Crisantemo spider cortado fresco
10332000 Crisantemo cortado fresco novelty
10332100 Crisantemo cortado fresco santini
10341500 Bouquet cortado fresco de rosa
10341600 Bouquet cortado fresco de clavel
10341700 Bouquet cortado fresco de mini clavel
10341800 Bouquet cortado fresco de lirio
10341900 Bouquet cortado fresco de crisantemo pompón
10342000 Bouquet cortado fresco de astromelia
10342100 Bouquet cortado fresco de flores tropicales
10342200 Bouquet cortado fresco floral mixto
10351500 Bouquet cortado fresco de clavel de floración sencilla
10351600 Bouquet cortado fresco de clavel min o spray
10361500 Orquidea cypripedium o pantuflas de dama cortada fresca
10361600 Orquídea mocara cortada fresca
10361700 Orquídea catleya cortada fresca
10361800 Orquídea disa cortada fresca
10361900 Orquídea arachnis cortada fresca
10362000 Orquídea phalaenopsis cortada fresca
10362100 Orquídea dendrobium cortada fresca
10362200 Orquídea cymbidium cortada fresca
10362300 Orquídea oncidium cortada fresca
10362400 Orquídea vanda cortada fresca
10401500 Rosas cortadas secas azules o lavanda o púrpura
10401600 Rosas cortadas secas chocolate o marrón
10401700 Rosas cortadas secas crema
10401800 Rosas cortadas secas verdes o lima
10401900 Rosas cortadas secas rosado claro
10402000 Rosas cortadas secas multicolor rosados
10402100 Rosas cortadas secas anaranjados
10402200 Rosas cortadas secas durazno
10402300 Rosas cortadas secas rosados
10402400 Rosas cortadas secas rojos o burgundy
10402500 Rosas cortadas secas sweetheart
10402600 Rosas cortadas secas blancos
10402700 Rosas cortadas secas amarillos
10402800 Rosas cortadas secas spray
10411500 Anturios cortado secos
10411600 Allium cortado seco
10411700 Astromelia cortada seca
10411800 Amaranto cortado seco
10411900 Amaryllis cortado seco
10412000 Anémona cortada seca
10412100 Asclepia cortada seca
10412200 Aster cortada seca
10412300 Berzelia cortada seca
10412400 Bouvaria cortada seca
10412500 Brodiaea cortada seca
10412600 Calla cortada seca
10412800 Celosia cortada seca
10412900 Narciso cortado seco
10413000 Dalia cortada seca
10413100 Delphinium cortado seco
10413200 Clavel (dianthus) cortado seco
10413300 Eremruses cortadas secas
10413400 Brezo (erica) cortada seca
10413500 Euphorbia cortada seca
10413600 Fresia cortada seca
10413700 Ajedrezada cortada seca
10413800 Hiniesta cortada seca
10413900 Margarita cortada seca
10414000 Jengibre cortado seco
10414100 Gladiolo cortado seco
10414200 Godetia cortada seca
10414300 Bromelia cortada seca
10414400 Gypsophilia cortada seca
10414500 Brezo cortado seco
10414600 Heliconia cortada seca
10414700 Jacinto cortado seco
10414800 Hydrangea cortada seca
10414900 Iris cortada seca
10415000 Pata de canguro cortada seca
10415100 Delfinio cortado seco
10415200 Lepto cortado seco
10415300 Lila cortada seca
10415400 Azucena cortada seca
10415500 Lavanda cortada seca
10415600 Lisianthus cortado seco
10415700 Muscari cortada seca
10415800 Narciso cortado seco
10416000 Pimientos ornamentales cortado secos
10416100 Estrella de Belén cortada seca
10416200 Peonia cortada seca
10416300 Banksia cortada seca
10416400 Ranúculo cortado seco
10416500 Escabiosa cortada seca
10416600 Retama de escobas cortada seca
10416700 Boca de dragón cortada seca
10416800 Romero del pantano cortada seca
10416900 Matiola cortada seca
10417000 Girasol cortada seca
10417100 Guisante de olor cortado seco
10417200 Cardo cortado seco
10417300 Tulipán cortado seco
10417400 Flor de cera cortada seca
10417500 Hierba de aquiles cortada seca
10417600 Zinia cortada seca
10417700 Forsythia cortada seca
10417800 Geranio cortado seco
10417900 Amaryllis cortada seca
10418000 Rubdeckia cortada seca
10418100 Protea cortada seca
10418200 leucadendron cortado seco
10418300 leucospermum cortado seco
10421500 Agapanto cortado seco
10421600 Alchimilla cortada seca
10421700 Astilbe cortado seco
10421800 angélica cortada seca
10421900 ajenjo cortado seco
10422000 Flor de alcachofa cortada seca
10422100 Astrantia cortada seca
10422200 Flor de banano cortada seca
10422300 Baptisia cortada seca
10422400 Boronia cortada seca
10422500 Bromelia cortada seca
10422600 Brunia cortada seca
10422700 Catalea cortada seca
10422800 Calcynia cortada seca
10422900 Caléndula cortada seca
10423000 Campanilla cortada seca
10423100 Cestrum cortado seco
10423200 Chasmante cortada seca
10423300 Costus cortada seca
10423400 Vara de San José cortada seca
10423500 Lirio del Fuego cortado seco
10423600 Flor del muelle cortada seca
10423700 Planta erizo cortada seca
10423800 Manzanilla cortada seca
10423900 Nomeolvides cortada seca
10424000 Gallardia cortada seca
10424100 Genciana cortada seca
10424200 Gladiolo cortado seco
10424300 Gloriosa cortada seca
10424400 Violeta silvestre cortada seca
10424500 Eléboro cortado seco
10424600 Ixia cortada seca
10424700 Liatrises cortadas secas
10424800 Lysimachia cortada seca
10424900 Maraca cortada seca
10425000 Caléndula cortada seca
10425100 Mimosa cortada seca
10425200 Nerina cortada seca
10425300 Flor de nogal cortada seca
10425400 Phlox cortada seca
10425500 physostegia cortada seca
10425600 Saponaria cortada seca
10425700 Sarracenias cortadas secas
10425800 Sicilia cortada seca
10425900 Sedum cortada seca
10426000 Especies individuales o variedades de flores cortadas secas
10426100 Sello de salomón (polygonato) cortada seca
10426200 Tanaceto cortado seco
10426300 Traquelio cortado seco
10426400 Tuberosas cortadas secas
10426500 Tweedias cortadas secas
10426600 Verónicas cortadas secas
10426700 Watsonias cortadas secas
10431500 Crisantemo cortado seco pompón
10431600 Crisantemo cortado seco pompón margarita
10431700 Crisantemo cortado seco espollado cremon
10431800 Crisantemo cortado seco espollado football
10431900 Crisantemo spider cortado seco
10432000 Crisantemo cortado seco novelty
10432100 Crisantemo cortado seco santini
10441500 Clavel cortado seco de floración sencilla
10441600 Clavel cortado seco mini o spray
10451500 Orquidea cypripedium o pantuflas de dama cortada seca
10451600 Orquídea mocara cortada seca
10451700 Orquídea catleya cortada seca
10451800 Orquídea disa cortada seca
10451900 Orquídea arachnis cortada seca
10452000 Orquídea phalaenopsis cortada seca
10452100 Orquídea dendrobium cortada seca
10452200 Orquídea cymbidium cortada seca
10452300 Orquídea oncidium cortada seca
10452400 Orquídea vanda cortada seca
10501500 Aspidistras cortadas frescas
10501600 Chili verde cortado fresco
10501700 Haya cortada fresca
10501800 Hojas de eucalipto cortadas prescas
10501900 Helechos cortados frescos
10502000 Hojas o follajes cortados frescos
10502100 Pastos costados frescos
10502200 mora huckleberry fresca cortada
10502300 Hiedra cortada fresca
10502400 Integrifolia cortada fresca
10502500 Mirto cortado fresco
10502600 Hojas frescas cortadas de roble
10502700 Oregonia fresca cortada
10502800 pittosporum fresco cortado
10502900 Hojas frescas cortadas de especies sencillas
11101500 Minerales
11101600 Minerales metálicos
11101700 Metales de Base
11101800 Metales preciosos
11101900 Productos minerales intermedios, procesados y refinados
11111500 Barro y Tierra
11111600 Piedra
11111700 Arena
11111800 Arcillas
11121500 Savia
11121600 Madera
11121700 Productos secundarios de la explotación forestal
11121800 Fibras de plantas
11121900 Productos de perfumería
11122000 Productos de madera diseñados
11131500 Cuero, pieles o materiales textiles de animales
11131600 Otros productos de animales
11141600 Desechos no metálicos y chatarra
11141700 Desperdicios o restos de alimentos y tabaco
11151500 Fibras
11151600 Hebras
11151700 Hilos
11161500 Tejidos de seda
11161600 Tejidos de lana
11161700 Tejidos de algodón
11161800 Tejidos sintéticos
11162000 Tejidos de materiales vegetales no de algodón
11162100 Tejidos o telas especiales
11162200 Telas no tejidas
11162300 Cueros
11162400 Guata
11171500 Aceros básicos
11171600 Aleaciones de acero inoxidable
11171700 Aceros rápidos
11171800 Superaleaciones de níquel
11171900 Superaleaciones de titanio
11172000 Aleaciones de aluminio
11172100 Superaleaciones de cobalto
11172200 Aleaciones con base de magnesio
11172300 Aleaciones con base de manganeso
11181500 Óxidos metálicos no férreos
11191500 Cuerpos sólidos de metal
11191600 Chatarra
11191700 Virutas
11191800 Subproductos del metal
12131500 Explosivos
12131600 Pirotecnia
12131700 Encendedores
12131800 Propulsores
12141500 Metales de tierra
12141600 Metales de tierra rara
12141700 Metales de transición
12141800 Metales álcalis
12141900 No-metales y gases elementales y puros
12142000 Gases nobles
12142100 Gases naturales y gases mixtos
12142200 Isótopos
12161500 Indicadores y reactivos
12161600 Catalizadores
12161700 Amortiguadores
12161800 Coloides
12161900 Surfactantes
12162000 Plastificantes
12162100 Retardadores de llama
12162200 Anti-oxidantes
12162300 Agentes de curación
12162400 Rompedores de polímero
12162500 Rompedores de emulsión
12162600 Estabilizadores de arcilla
12162700 Aditivos de pérdida de fluido
12162800 Reductores de fricción
12162900 Agentes de control de parafina asfaltenos
12163000 Mezclas para quitar barro
12163100 Anti lodo (sludger)
12163200 Agentes de migración anti gas
12163300 Agentes de expansión
12163400 Extensores
12163500 Sellador de pozo petrolífero
12163600 Inhibidores de corrosión
12163700 Reguladores de hidrato de gas
12163800 Limpiadores químicos
12163900 Reguladores de sarro
12164000 Bactericidas
12164100 In situ
12164200 Retardadores
12164300 Controladores de hierro
12164400 No emulsificadoras
12164500 Aditivos de alimentos y fármacos
12164600 Modificadores de papel, plástico y tela
12164700 Antisépticos industriales
12164800 Agentes reductores de agua
12164900 Agentes de impermeabilización
12165000 Agentes anti encogimiento
12165100 Químicos para mejorar la recuperación de petróleo
12171500 Tintes
12171600 Pigmentos
12171700 Compuestos de colores y dispersiones
12181500 Ceras
12181600 Aceites
12191500 Solventes hidrocarbonatos
12191600 Solventes oxigenados
12352000 Compuestos aromáticos y alifáticos
12352100 Derivados orgánicos y compuestos sustituidos
12352200 Productos bioquímicos
12352300 Compuestos inorgánicos
12352400 Mezclas
12352500 Fijadores
12352600 Compuestos fluorados
13101500 Caucho natural
13101600 Caucho procesado y sintético
13101700 Elastómeros
13101900 Plásticos termoformados
13102000 Plásticos termoplásticos
13111000 Resinas
13111100 Colofonia
13111200 Películas
13111300 Espumas
14101500 Materias primas
14111500 Papel de imprenta y papel de escribir
14111600 Papel fantasía
14111700 Productos de papel para uso personal
14111800 Papeles de uso comercial
14121500 Cartón y papel para embalaje
14121600 Papel de seda
14121700 Papeles laminados
14121800 Papeles recubiertos
14121900 Papel prensa y de offset
14122100 Papeles de base sin recubrir
14122200 Papeles especializados de uso industrial
15101500 Petróleo y Destilados
15101600 Combustibles sólidos o gelificados
15101700 Aceites combustibles
15101800 Combustibles o biocombustibles líquidos basados en plantas
15111500 Combustibles gaseosos
15111700 Aditivos para carburante
15121500 Preparados lubricantes
15121800 Anticorrosivos
15121900 Grasas
15131500 Combustible nuclear
15131600 Instalación de combustible de fisión
20101500 Equipo de corte
20101600 Cribas y equipos de alimentación
20101700 Trituradoras, quebrantadoras y amoladores
20101800 Sistemas mecanizados de soporte en tierra
20101900 Sistemas secundarios de ruptura de roca
20102000 Sistemas de exploración y desarrollo
20102100 Barrenas de rocas
20102200 Maquinaria de cargue de explosivos
20102300 Vehículos de servicio de minería subterránea
20111500 Equipo de exploración y perforación
20111600 Maquinaria de perforación y explotación
20111700 Accesorios de perforación y explotación
20121000 Equipo acidificante
20121100 Equipo para cementar
20121200 Equipo de fracturar
20121300 Equipo de control de arena
20121400 Herramientas y equipo de terminación
20121500 Herramientas convencionales de perforación
20121600 Brocas de barrena
20121700 Herramientas de pesca
20121800 Equipo de perforación direccional
20121900 Equipo de medir y registro del pozo
20122000 Equipo de prueba y Accesorios
20122100 Equipo de Perforación
20122200 Equipo de prueba del pozo
20122300 Equipo de Slickline - Cable de Recuperación
20122400 Equipo de sistemas de producción
20122500 Equipo para tubería flexible
20122600 Equipo sísmico
20122700 Mercancía tubular para campo petrolero
20122800 Equipo y plataformas de reacondicionamiento y perforación
20122900 Equipo de registrar datos de superficie
20123000 Equipo multilateral
20123100 Herramienta para salida de revestimientos
20123200 Equipo de expansión en profundidad
20123300 Herramientas para revestimientos mientras se perfora
20131000 Lodo de perforar y materiales
20131100 Apuntalantes de fracturamiento de pozo
20131200 Fluidos de completar
20131300 Cemento de pozo petrolero
20141000 Equipo de cabeza de pozo
20141100 Sistemas de inyección químicos
20141200 Equipo de desarenar
20141300 Anclas y bombas de chorro de barrenas hacia abajo
20141400 Accesorios de producción de barrenas hacia abajo
20141500 Bombas de barrenas hacia abajo
20141600 Bombas de exportación
20141700 Plataformas de almacenaje y producción a poca distancia de la costa
20141800 Contadores para medir el flujo de producción del pozo
20141900 Equipo de tratamiento de gas
20142000 Regeneradores de glicol
20142100 Tratadores de calentadores
20142200 Calentadores de línea
20142300 Deslizaderos de inyección de producción
20142400 Equipo para el lecho del océano
20142500 Equipo para tratar agua producida
20142600 Instrumentación del sistema de control de producción
20142700 Unidades de bombear
20142800 Separadores de producción
20142900 Tanques y recipientes almacenadores
20143000 Vástagos de succión
20143300 Equipo para servicio de oleoductos
21101500 Maquinaria agrícola para preparación del suelo
21101600 Maquinaria agrícola para siembra y plantado
21101700 Maquinaria agrícola para cosechar
21101800 Aparatos dispersores o aspersores para agricultura
21101900 Equipo para aves de corral y ganado
21102000 Maquinaria agrícola para limpieza, selección o clasificación
21102100 Maquinaria y equipo para transformación agrícola
21102200 Maquinaria y equipo para silvicultura
21102300 Equipo para invernadero
21102400 Equipo para insectos
21111500 Equipo de pesca comercial
21111600 Equipo para acuicultura
22101500 Maquinaria para trabajo de desmonte
22101600 Equipo de pavimentación
22101700 Componentes de equipo pesado
22101800 Grúas de elevación
22101900 Maquinaria y accesorios de construcción de edificios
22102000 Equipo y maquinaria de demolición de edificios
23101500 Maquinaria para trabajar madera, piedra, cerámica y similares
23111500 Maquinaria y equipo para destilado y transformación de petróleo
23111600 Maquinaria de hidrotratamiento
23121500 Maquinaria y accesorios para transformados textiles
23121600 Maquinaria, equipo y accesorios para trabajo textil
23131500 Equipo y suministros de trituración, lijado y pulido
23131600 Equipo y accesorios de facetaje
23131700 Equipo del cabbing
23141600 Maquinaria y accesorios para el preparado del cuero
23141700 Maquinaria y accesorios para trabajar y reparar cuero
23151500 Maquinaria, equipo y suministros para la elaboración de caucho y plástico
23151600 Maquinaria, equipo y suministros para la industria del cemento, cerámica y vidrio
23151700 Maquinaria, equipo y suministros de la industria óptica
23151800 Maquinaria, equipo y suministros de la industria farmacéutica
23151900 Maquinaria, equipo y suministros para la elaboración y el procesamiento de papel
23152000 Manejo del Web y maquinaria de control y equipo y suministros
23152100 Maquinaria y equipo de separación
23152200 Mesa y estantes para fabricación
23152900 Maquinaria empacadora
23153000 Dispositivos y sistemas de guía, posicionamiento y sujeción
23153100 Componentes y accesorios de maquinaria industrial
23153200 Robótica
23153400 Ensambladoras
23153500 Sistemas de pintura
23153600 Máquinas para el marcado de partes
23153700 Equipo de aseguramiento o torque de precisión
23153800 Sistemas de revestimiento
23161500 Máquinas y equipo de fundición
23161600 Suministros de fundición
23161700 Troqueles y herramientas de fundición
23181500 Maquinaria para la elaboración de alimentos
23181600 Maquinaria para corte de alimentos
23181700 Maquinaria para cocinar o ahumar alimentos
23181800 Maquinaria industrial para elaboración de bebidas
23191000 Mezcladores por tandas
23191100 Mezcladores continuos
23191200 Piezas de mezcladora y accesorios
23201000 Sistemas de contacto líquido gas
23201100 Absorción e intercambio de iones
23201200 Equipo de secado industrial
23211000 Maquinaria de ensamblaje electrónico y equipo de soporte
23211100 Maquinaria de procesamiento y fabricación electrónica
23221000 Equipo y maquinaria del departamento de recepción
23221100 Equipo y maquinaria del departamento de matanza y desplumamiento
23221200 Equipo y maquinaria del departamento de eviscerado
23231000 Descortezadoras y accesorios
23231100 Sierras de cinta y accesorios
23231200 Sierras circulares y accesorios
23231300 Canteadoras
23231400 Sierras de recorte y accesorios
23231500 Clasificadoras de maderos y accesorios
23231600 Apiladoras de maderos y accesorios
23231700 Secaderos de madera y equipo y accesorios
23231800 Troceadoras de madera y accesorios
23231900 Cepilladoras y accesorios
23232000 Terminadoras de madera y accesorios
23232100 Sierras retestadoras y accesorios
23232200 Empalmadoras por entalladura múltiple y accesorios
23241400 Máquinas rectificadoras de metales
23241500 Máquinas cortadoras de metales
23241600 Herramientas cortadoras de metales
23241700 Máquinas rebabadoras de metales
23241800 Máquinas taladradoras de metales
23241900 Máquinas perforadoras de metales
23242100 Accesorios para máquinas de cortar metales
23242200 Máquinas para fabricación de engranajes
23242300 Tornos y centros de torneado
23242400 Centros de maquinado
23242500 Máquinas para el fresado de metales
23242600 Maquinas para el cortado de metales especializados o diversos
23242700 Maquinaria para molinos de tubos
23251500 Maquinaria para tubulares doblados
23251600 Máquinas para enrollado de metales
23251700 Máquinas de forjado
23251800 Troqueles y herramientas para el formado de metales
23251900 Maquinaria y equipo para la fabricación de contenedores de metal
23261500 Máquinas para prototipos rápidos
23271400 Máquinas soldadoras
23271500 Maquinaria de soldadura fuerte
23271600 Maquinaria de soldadura débil
23271700 Accesorios para soldar, soldadura fuerte y soldadura débil
23271800 Suministros para soldar, soldadura fuerte y soldadura débil
23281500 Máquinas para recubrir o platear
23281600 Máquinas para tratamiento de calor
23281700 Máquinas para tratamiento mecánico de superficie
23281800 Accesorios y herramientas para el tratamiento de metal
23281900 Maquinaria y suministros para la limpieza del metal
23291500 Herramientas de perforación industrial
23291600 Herramientas de molienda industrial
23291700 Herramientas de escariado industrial
23291800 Herramientas de roscado industrial
23291900 Herramientas de barrenado industrial
23301500 Maquinaria, equipos y accesorios para el trabajo de alambre
24101500 Camiones industriales
24101600 Equipo de izaje y accesorios
24101700 Transportadores y accesorios
24101800 Equipo para muelles
24101900 Equipo para manejo de canecas
24102000 Disposición en estantes y almacenamiento
24102100 Equipo y suministros para almacenaje
24102200 Herramientas para envasado
24102300 Vehículos guiados automáticos AGV
24111500 Bolsas
24111800 Tanques y cilindros y sus accesorios
24112000 Arcones y cestas
24112100 Toneles, cubas y bidones
24112200 Latas y cubos
24112400 Cofres, armarios y baúles de almacenaje
24112500 Cartón ondulado y otros materiales para distribución
24112600 contenedores para líquidos
24112700 Estibas
24112800 Contenedores de carga
24112900 Embalajes
24113000 Lámina termo - retráctil
24121500 Cajas, bolsas y sacos para empaquetado
24121800 Latas para envasado
24122000 Botellas
24131500 Refrigeradores industriales
24131600 Congeladores industriales
24131900 Máquinas de hacer el hielo
24141500 Suministros para seguridad y protección
24141600 Suministros de acolchados
24141700 Tubos y núcleos de embalaje y etiquetas y accesorios
25101500 Vehículos de pasajeros
25101600 Vehículos de transporte de productos y materiales
25101700 Vehículos de protección y salvamento
25101800 Bicicletas de motor
25101900 Vehículos especializados o de recreo
25102000 Vehículos de guerra
25102100 Camiones tractores
25111500 Embarcaciones marítimas comerciales
25111600 Embarcaciones de seguridad y salvamento
25111700 Embarcaciones militares
25111800 Embarcaciones de recreo
25111900 Sistemas y premontajes de embarcaciones marítimas
25121500 Locomotoras y vagonetas eléctricas
25121600 Vagones de ferrocarril y tranvía
25121700 Equipo y sistemas de apoyo ferroviario
25131500 Aeronave de alas fijas motorizada
25131600 Aeronave de alas giratorias civil y comercial
25131700 Aeronave de ala fija militar
25131800 Avión especial
25131900 Avión militar de ala giratoria
25132000 Avión de recreo
25151500 Naves espaciales
25151700 Satélites
25161500 Vehículos a pedal
25171500 Limpiaparabrisas
25171600 Sistemas de descarchado y antiniebla
25171700 Sistemas de frenado y componentes
25171900 Ruedas y acabados
25172000 Componentes de sistema de suspensión
25172100 Componentes y sistemas de seguridad de vehículo
25172200 Puertas para vehículos
25172300 Ventanas y parabrisas para vehículos
25172400 Depósitos y sistemas de combustible
25172500 Neumáticos y cámaras de neumáticos
25172600 Acabados y revestimientos exterior para vehículos
25172700 Sistemas de control medioambiental
25172800 Sistemas y componentes hidráulicos
25172900 Iluminación exterior para vehículos
25173000 Iluminación interior para vehículos
25173100 Sistemas y componentes de localización y navegación
25173300 Sistemas de control principal
25173700 Controles de emisión y de escape
25173800 Sistemas de tren de transmisión
25173900 Componentes eléctricos
25174000 Sistema de refrigerar de motor
25174100 Sistemas de tejado
25174200 Sistema de dirección
25174400 Sistemas del interior de vehículos
25174600 Sistemas de asientos del vehículo
25174700 Componentes de ciclo no motorizado o accesorios
25174800 Componentes y sistemas de vehículos especializados
25174900 Aisladores y amortiguadores de vibración de vehículos
25175000 Sistemas de cargado eléctrico de vehículos
25181600 Chasis automotriz
25181700 Remolques para productos y materiales
25191500 Sistemas y equipo de apoyo para transporte aéreo
25191600 Sistemas y equipo de apoyo para transporte espacial
25191700 Equipo para el mantenimiento de vehículo
25191800 Equipo de medición y prueba de vehículos
25201500 Fuselaje y componentes de avión
25201600 Sistemas de situación y navegación aeroespacial y componentes
25201700 Sistemas relacionados con las comunicaciones de vuelo
25201800 Sistemas de control principal del avión
25201900 Sistemas de urgencia del avión
25202000 Sistemas de energía de avión
25202100 Instrumentación de vuelo
25202200 Sistemas del aterrizaje y de frenos del avión
25202300 Controles de pasajeros de avión
25202400 Sistemas y depósitos de combustible del avión
25202500 Equipo de avión
25202600 Sistemas y componentes del control ambiental del avión
25202700 Acumuladores del avión
26101100 Motores eléctricos de corriente alterna AC
26101200 Motores eléctricos de corriente directa DC
26101300 Motores no eléctricos
26101400 Componentes de motores o generadores
26101500 Motores
26101700 Accesorios y componentes de motor
26101900 Componentes de motor de combustión interna
26111500 Transmisión de energía cinética
26111600 Generadores de potencia
26111700 Baterías, pilas y accesorios
26111800 Componentes de la transmisión
26111900 Embragues
26112000 Piezas y accesorios de embragues
26112100 Sistemas de frenado industriales
26121500 Alambre eléctrico
26121600 Cables eléctricos y accesorios
26121700 Cableado preformado
26121800 Cable automotriz
26131500 Centrales eléctricas
26131600 Equipo de cribado o estructuras de tubo de escape
26131700 Equipo de detección o vigilancia de producción de energía
26131800 Equipo de control de producción de energía
26141600 Equipo para ensamblaje subcrítico
26141700 Equipo para dosimetría
26141800 Aparatos para celda caliente
26141900 Instrumentos nucleónicos industriales
26142000 Equipo de irradiación
26142100 Equipos para reactores nucleares
26142200 Equipo para combustible nuclear
26142300 Equipos protectores contra la radiación
26142400 Equipo para residuos radiactivos
27111500 Herramientas de corte y engarzado y punzones
27111600 Herramientas de perfilar
27111700 Llaves inglesas y guías
27111800 Herramientas de medida y bocetaje
27111900 Herramientas gruesas y de acabado
27112000 Herramientas manuales de jardinería, agricultura y forestación
27112100 Herramientas de sujeción y fijación
27112200 Herramientas de albañilería y concreto
27112300 Herramientas de marcar
27112400 Herramientas de inserción y ajuste
27112500 Herramientas para apalancar y curvar
27112600 Herramientas para precintar
27112700 Herramientas mecánicas
27112800 Conexiones de herramientas y accesorios
27112900 Herramientas dispensadoras
27113000 Cepillos
27113100 Herramientas de arrastre
27113200 Juegos de herramientas
27113300 Herramientas manuales de precisión
27121500 Prensas hidráulicas
27121600 Pistones y cilindros hidráulicos
27121700 Accesorios de tubería y manga hidráulica
27121800 Herramientas hidráulicas
27131500 Herramientas neumáticas
27131600 Accesorios de aire y conectores
27131700 Cilindros neumáticos y componentes
27141000 Herramientas de carrocería
27141100 Herramientas de suspensión
30101500 Ángulos
30101700 Vigas
30101800 Conductos
30102000 Hoja
30102200 Plancha
30102300 Perfiles
30102400 Varillas
30102800 Pilotaje
30102900 Pilares
30103100 Rieles
30103200 Enrejado
30103500 Alma de panal
30103600 Productos estructurales
30103700 Trenza
30103800 Fibras y filamentos mecánicos
30103900 Ejes
30111500 Concreto y morteros
30111600 Cemento y cal
30111700 Yesos
30111800 Agregados
30111900 Elementos para reforzar concreto
30121500 Derivados bituminosos
30121600 Asfaltos
30121700 Materiales de construcción de caminos y carrileras
30121800 Materiales de arquitectura paisajística
30121900 Materiales para estabilización y refuerzo de suelos
30131500 Bloques
30131600 Ladrillos
30131700 Azulejos y baldosas
30141500 Aislamiento térmico
30141600 Aislamiento especial
30141700 Capas de sellamiento de aislamiento
30151500 Material para tejados y techos
30151600 Accesorios para tejados
30151700 Canalones de tejado y accesorios
30151800 Materiales para revestimiento de paredes y exterior
30151900 Materiales y productos para acabados
30152000 Cercado
30152100 Superficie
30161500 Materiales para acabados de paredes
30161600 Materiales para techos
30161700 Suelos
30161800 Ebanistería
30161900 Moldeado y carpintería mecánica
30162000 Molduras y carpintería
30162100 Laminados interiores
30162200 Mostradores
30162300 Accesorios para gabinetes
30162400 Muros divisorios
30171500 Puertas
30171600 Ventanas
30171700 Productos de cristal
30171800 Claraboyas
30171900 Marcos de ventanas
30172000 Puertas
30172100 Puertas para garaje y operadores
30181500 Porcelana sanitaria
30181600 Instalaciones residenciales no sanitarias
30181700 Grifos
30181800 Cabezas, chorros y partes y accesorios de grifos y duchas
30191500 Escaleras y andamios
30191600 Escaleras y accesorios de andamiaje
30191700 Cobertizos y remolques de construcción
30191800 Equipos y materiales para construcciones temporales y apoyo al mantenimiento
30241500 Componentes de consolidación de estructuras portátiles
30241600 Componentes estructurales de tribunas, gradas y escalera
30241700 Componentes soporte y cobertura de tiendas, carpas y estructuras de membrana
30251500 Estructuras de soporte de techos bajo tierra
30261500 Barras de latón
30261600 Láminas de latón
30261700 Lingotes, bandas, palanquillas y alambres de latón
30261800 Barras y láminas de magnesio
30261900 Lingotes, bandas, palanquillas y alambres de magnesio
30262000 Barras y láminas de titanio
30262100 Lingotes, bandas, palanquillas y alambres de titanio
30262200 Barras de cobre
30262300 Láminas de cobre
30262400 Lingotes, bandas, palanquillas y alambres de cobre
30262500 Barras de bronce
30262600 Láminas de bronce
30262700 Lingotes, bandas, palanquillas y alambres de bronce
30262800 Barras y láminas de zinc
30262900 Lingotes, bandas, palanquillas y alambres de zinc
30263000 Barras de estaño
30263100 Láminas de estaño
30263200 Lingotes, bandas, palanquillas y alambres de estaño
30263300 Barras de plomo
30263400 Láminas de plomo
30263500 Lingotes, bandas, palanquillas y alambres de plomo
30263600 Barras de acero al carbón
30263700 Barras de aleación de acero
30263800 Barras de acero de herramienta
30263900 Barras de acero especial
30264000 Láminas de acero al carbón
30264100 Láminas de aleación de acero
30264200 Láminas de acero de herramienta
30264300 Láminas de acero especial
30264400 Lingotes, bandas, palanquillas y alambres de al carbón
30264500 Barras de acero inoxidable
30264600 Láminas de acero inoxidable
30264700 Alambre de acero inoxidable
30264800 Bandas de acero inoxidable
30264900 Barras de aluminio
30265000 Láminas de aluminio
30265100 Alambre de aluminio
30265200 Bandas y lingotes de aluminio
30265300 Barras de hierro
30265400 Láminas de hierro
30265500 Lingotes, bandas, palanquillas y alambres de hierro
30265600 Barras y láminas de aleaciones ferrosas
30265700 Lingotes, bandas, palanquillas y alambres de aleaciones ferrosas
30265800 Barras y láminas plásticas
30265900 Alambre y bandas de plástico
30266000 Barras de metales preciosos y metales especiales
30266100 Láminas de metales preciosos y metales especiales
30266200 Lingotes, bandas, palanquillas y alambres de metales preciosos y metales especiales
30266300 Materiales estructurales de madera
30266400 Barras y láminas de materiales especiales
30266500 Lingotes, bandas, palanquillas y alambres de materiales especiales
30266600 Láminas y lingotes de níckel
30266700 Trasmisiones
31101600 Moldeos en arena
31101700 Piezas fundidas en molde permanente
31101800 Piezas fundidas por moldeo en cáscara
31101900 Piezas fundidas a la cera perdida
31102000 Piezas de fundición centrífuga
31102100 Piezas fundidas en molde cerámico
31102200 Piezas fundidas en molde de grafito
31102300 Piezas fundidas en molde de yeso
31102400 Fundiciones en V
31102500 Fundiciones con troquel y ensambles de fundiciones permanentes de baja presión
31102600 Fundiciones con troquel y ensambles de fundiciones de alta presión
31102700 Fundiciones y ensambles de fundiciones por apriete
31102800 Fundiciones con troquel y ensambles de fundiciones semi - sólidas
31102900 Moldeos con troquel y ensambles de fundiciones permanentes a gravedad
31111500 Extrusiones de perfiles
31111600 Extrusiones por percusión
31111700 Extrusiones en frío
31121000 Piezas fundidas mecanizadas de proceso v
31121100 Fundiciones a troquel mecanizadas
31121200 Fundiciones en arena mecanizadas
31121300 Fundiciones de molde permanente mecanizadas
31121400 Fundiciones de molde de yeso mecanizadas
31121500 Fundiciones de molde de concha
31121600 Piezas fundidas mecanizadas de inversión
31121700 Piezas fundidas centrífugas mecanizadas
31121800 Fundiciones labradas de molde de cerámica
31121900 Fundiciones labradas de molde de grafito
31122000 Fundiciones y ensambles de fundiciones maquinadas por apriete
31122100 Fundiciones y ensambles de fundiciones maquinadas semi - sólidas
31122200 Fundiciones y ensambles de fundiciones maquinadas por gravedad permanente
31132000 Componentes de metal en polvo
31132100 Forjas de acero
31132200 Forjas de latón
31132300 Forjas de aluminio
31132400 Forjas de aleaciones no ferrosas
31132500 Forjas de aleaciones ferrosas
31132600 Forjas de acero inoxidable
31132700 Forjas de hierro
31132800 Forjas de magnesio
31132900 Forjas de titanio
31133000 Forjas de berilio
31133100 Forjas de cobre
31133200 Forjas de zinc
31133300 Forjas de bronce
31133400 Forjas de estaño
31133500 Forjas de plomo
31133600 Forjas de metales preciosos
31133700 Metales en polvos y aleaciones de metal
31141500 Molduras por inyección
31141600 Molduras al vacío
31141700 Moldeados por inyección de aire
31141800 Moldeos por inyección y reacción (RIM)
31141900 Moldeados de inyección con inserción
31142000 Ensambles de moldeados termoplásticos
31142100 Engastes de moldeado termoplástico
31142200 Ensambles de engastes termoplástico moldeado por disparo múltiple
31142300 Ensambles de engastes termoplástico moldeado por inyección
31142400 Ensambles de moldeado termofraguado
31142500 Engastes de moldeado termofraguado
31142600 Ensambles de engaste termofraguado moldeado por disparo múltiple
31142700 Ensambles de engaste termofraguado moldeado
31142800 Moldeados por inmersión
31142900 Moldeados decorados en el molde por inyección
31143000 Moldeados asistidos por gas
31143100 Ensambles de moldeado termoplástico terminados
31143200 Moldeados decorados por inyección post moldeado
31151500 Cuerdas
31151600 Cadenas
31151700 Cable mecánico
31151800 Alambre mecánico
31151900 Correas
31152000 Cable de seguridad
31152100 Cordones
31152200 Alambres no eléctricos de hierro y acero
31152300 Alambres no eléctricos de metales no ferrosos
31161500 Tornillos
31161600 Pernos
31161700 Tuercas
31161800 Arandelas
31161900 Muelles
31162000 Clavos
31162100 Anclas
31162200 Remaches
31162300 Ferretería de montaje
31162400 Fijadores varios
31162500 Soportes y puntales
31162600 Ganchos
31162700 Roldanas pivotantes y Ruedas
31162800 Ferretería en general
31162900 Mordazas
31163000 Embragues
31163100 Conectores
31163200 Herraje de retención
31163300 Espaciadores
31163400 Redes de metal y estructuras de cribado
31171500 Rodamientos
31171600 Cojinetes
31171700 Engranajes
31171800 Ruedas industriales
31171900 Ruedas dentadas
31181700 Embalajes y empaquetaduras
31181800 Cubiertas automotrices
31191500 Abrasivos y medios de abrasivo
31191600 Ruedas abrasivas
31201500 Cinta adhesiva
31201600 Otros adhesivos y selladores
31211500 Pinturas y tapa poros
31211600 Aditivos para pinturas
31211700 Acabados en general
31211800 Disolventes y diluyentes para pinturas
31211900 Aplicadores de pintura y accesorios para pintar
31221600 Productos para curtidos
31231100 Material en barra labrada
31231200 Material en placas labrado
31231400 Suplementos
31241500 Lentes y prismas
31241600 Cristales ópticos
31241700 Espejos
31241800 Filtros ópticos
31241900 Bóvedas ópticas
31242000 Ventanas de láser y lentes
31242100 Accesorios de dispositivos ópticos
31242200 Componentes ópticos variados
31251500 Activadores
31251600 Componentes de robot
31261500 Cubiertas y cajas
31261600 Cascos y envolturas
31261700 Cerramientos o alojamientos insonorizantes
31271600 Piezas hechas con torno de roscar
31281500 Componentes estampados
31281700 Componentes soldados
31281800 Componentes perforados
31281900 Componentes formados por estiraje
31282000 Componentes hidro formados
31282100 Componentes formados con rotación
31282200 Componentes formados con rodillo
31282300 Componentes formados por estiramiento por presión
31282400 Componentes formados de explosivos
31291100 Estiramientos por presión hidrostática labrados
31291200 Estiramientos por presión de impacto labrados
31291300 Estiramientos por presión en frío labrados
31291400 Estiramientos por presión en caliente labrados
31301100 Forjas labradas con troquel abierto
31301200 Forjas labradas con troquel cerrado
31301300 Forjas labradas de troquel de impresión
31301400 Forjas labradas por reducción
31301500 Forjas labradas de anillo cilindrado
31311100 Conjuntos de tubería soldada de solvente
31311200 Conjuntos de tubería remachada
31311300 Conjuntos empernados de tubería
31311400 Conjuntos de tuberías soldadas con ultra violeta UV
31311500 Conjuntos de tubería soldado o soldado con latón
31311600 Conjuntos de tubería soldada sónica
31311700 Conjuntos de tubería pegada
31321100 Conjuntos ligados de material en barras
31321200 Conjuntos soldados de solvente de material en barras
31321300 Conjuntos remachados de material en barras
31321400 Conjuntos soldados o soldados en fuerte de material en barras
31321500 Conjuntos de barras soldadas con ultra violeta UV
31321600 Conjuntos sónicos soldados de material en barras
31321700 Conjuntos empernados de material en barras
31331100 Conjuntos estructurales con acabado ligado
31331200 Conjuntos estructurales empernados
31331300 Conjuntos estructurales soldado sónico
31331400 Conjuntos estructurales soldados con ultra violeta UV
31331500 Conjuntos estructurales soldado de solvente
31331600 Conjuntos estructurales soldado o soldado con latón
31331700 Conjuntos estructurales remachados
31341100 Conjuntos de placa soldado o soldado con latón
31341200 Conjuntos remachados de placa
31341300 Conjuntos de láminas soldadas con ultra violeta UV
31341400 Conjuntos de lámina soldada sónica
31341500 Conjuntos de lámina soldada de solvente
31341600 Conjuntos de lámina con acabado ligado
31341700 Conjuntos de lámina empernada
31351100 Conjuntos de tubos soldados con ultra violeta UV
31351200 Conjuntos de tubería soldada o soldada con latón
31351300 Conjuntos de tubería remachada
31351400 Conjuntos de tubería ligada
31351500 Conjuntos de tubería empernados
31351600 Conjuntos de tubería soldada de solvente
31351700 Conjuntos de tubería soldada sónica
31361100 Conjuntos de placa ligados
31361200 Conjuntos de placa empernados
31361300 Conjuntos de placa soldados de solvente
31361400 Conjuntos de placas soldadas o soldadas con latón
31361500 Conjuntos de placas soldadas con ultra violeta UV
31361600 Conjuntos de placas soldadas con sónico
31361700 Conjuntos de placas remachadas
31371000 Productos de fibra de cerámica
31371100 Ladrillos refractarios
31371200 Compuestos para moldear
31371300 Refractarios formados
31371400 Losetas refractarias
31381100 Imanes fundidos y ensambles magnéticos
31381200 Imanes sinterizados y ensambles magnéticos
31381300 Imanes prensados y ensambles magnéticos
31381400 Imanes pegados con plástico y ensambles magnéticos
31381500 Imanes moldeados por inyección y ensambles magnéticos
31391500 Maquinados de precisión estándar
31391600 Maquinados de precisión media
31391700 Maquinados de precisión alta
31401500 Empaques Moldeados
31401600 Empaques troquelados
31401700 Empaques estampados
31401800 Empaques cortados con chorro de agua
31401900 Empaques líquidos
31411500 Sellos torneados
31411600 Sellos troquelados
31411700 Sellos mecánicos
31411800 Sellos de diafragma
31411900 Sellos moldeados
31421500 Sellos sinterizados
32101500 Conjuntos de circuitos y componentes de radiofrecuencia (RF)
32101600 Circuitos integrados
32111500 Diodos
32111600 Transistores
32111700 Aparatos semiconductores
32121500 Capacitores
32121600 Resistores
32121700 Componentes discretos
32121800 Filtros de señales
32121900 Resonadores
32131000 Accesorios, materias primas y piezas de componentes electrónicos
32141000 Tubos electrónicos
32141100 Piezas y accesorios de tubos electrónicos
32151500 Dispositivos de control de indicación y de señalización
32151600 Subsistemas programables de controlador lógico
32151700 Controladores lógicos programables
32151800 Dispositivos de control de seguridad
32151900 Dispositivos de automatización de control de la conectividad
32152000 Control de procesos o sistemas empaquetados de automatización
39101600 Lámparas y bombillas
39101800 Componentes y accesorios de Lámpara
39101900 Balastos de lámparas y transformadores de lámparas
39111500 Iluminación de interiores y artefactos
39111600 Iluminación exterior y artefactos
39111700 Alumbrado de emergencia
39111800 Accesorios de iluminación
39111900 Señalización e iluminación de emplazamientos peligrosos
39112000 Proyectores móviles
39112100 Iluminación óptica
39112200 Dispositivos de efectos especiales
39112300 Iluminación y accesorios de escenarios y estudios
39112400 Dispositivos para manejo de luces y control de escenarios y estudios
39112500 Luminarias de escenarios y estudios
39112600 Dispositivos de iluminación no - eléctrica
39121000 Equipamiento para distribución y conversión de alimentación
39121100 Centros de control y distribución y accesorios
39121300 Cuadros, registros y menaje para electricidad
39121400 Lengüetas de conexión, conectadores y terminales
39121500 Conmutadores, controles y relés y accesorios
39121600 Dispositivos y accesorios para la protección de circuitos
39121700 Ferretería eléctrica y suministros
39121800 Instalaciones de Edificios Inteligentes - IBI
39121900 Dispositivos y accesorios de seguridad eléctrica
39122000 Unidades eléctricas de velocidades variables
39122100 Equipo de transmisión y distribución eléctrica
39122200 Interruptores eléctricos y accesorios
39122300 Relés eléctricos y accesorios
39131500 Marcadores de alambre y dispositivos para marcar alambre
39131600 Dispositivos de protección de alambre
39131700 Conductos eléctricos, electroductos y cables aéreos
40101500 Ventilación
40101600 Circulación del aire y piezas y accesorios
40101700 Enfriamiento
40101800 Equipo de calefacción y piezas y accesorios
40101900 Control de humedad
40102000 Calderas
40102100 Chimeneas y accesorios
40141600 Válvulas
40141700 Material de ferretería y accesorios
40141900 Conductos
40142000 Mangueras
40142200 Reguladores de gas y fluido
40142500 Interceptores y coladores
40151500 Bombas
40151600 Compresores
40151700 Piezas y accesorios de bomba
40151800 Partes o accesorios de compresores
40161500 Filtros
40161600 Purificación
40161700 Separadores
40161800 Medios de filtrado
40171500 Tubos y tuberías comerciales
40171600 Tubos y tuberías industriales
40171700 Adaptadores de tubos
40171800 Anillos frontales de ángulos de tubos
40171900 Bridas de respaldo para tubos
40172000 Deflectores para tubos
40172100 Codos para tubos
40172200 Bridas ciegas para tubos
40172300 Casquillos para tubos
40172400 Tapas para tubos
40172500 Conectores de tubos
40172600 Acoples de tubos
40172700 Cruces de tubos
40172800 Codos de tubos
40172900 Uniones de extensión de tubos
40173000 Semiacoplamientos de tubería
40173100 Brida de junta de empalme para tubos
40173200 Bridas cuello largas para soldar
40173300 Boquillas de tubos
40173400 Bridas de plato
40173500 Tapones para tubos
40173600 Acoplamientos reductores para tubos
40173700 Bridas reductoras para tubos
40173800 Abrazaderas de reparación para tubos
40173900 Disco de ruptura para tubos
40174000 Brida deslizante para tubos
40174100 Brida encajada por soldadura para tubos
40174200 Sockolets para tubos
40174300 Espaciadores para tubos
40174400 Bridas ciegas para tubos
40174500 Pivotes o uniones rotativas para tubos
40174600 T para tubos
40174700 Brida roscada para tubos
40174800 Bridas de inodoro para tubos
40174900 Uniones para tubos
40175000 Bridas cuello para tubos
40175100 Brida encajada por soldadura
40175200 Y de conexión para tubos
40175300 Accesorios y bridas especializados para tubos
40181500 Tubos de cobre soldados
40181600 Tubos de latón soldados
40181700 Tubos de aluminio soldados
40181800 Tubos de acero soldados
40181900 Tubos de acero inoxidable soldados
40182000 Tubos de cobre sin uniones
40182100 Tubos de latón sin uniones
40182200 Tubos de aluminio sin uniones
40182300 Tubos de acero sin uniones
40182400 Tubos de acero inoxidable sin uniones
40182500 Tubos de cobre extruidos
40182600 Tubos de latón extruidos
40182700 Tubos de aluminio extruidos
40182800 Tubos de acero extruidos
40182900 Tubos de acero inoxidable extruidos
40183000 Tuberías de caucho y plástico
40183100 Accesorios de tubos
41101500 Equipo y suministros para la mezcla, la dispersión y la homogeneización en laboratorio
41101700 Equipo de perforación, amoladura, corte, trituración y prensado para laboratorio
41101800 Equipo de física de electrones y de estado sólido para laboratorio
41101900 Equipo iónico de laboratorio
41102400 Equipo de calefacción y secadores para laboratorio
41102500 Equipo entomológico para laboratorio y accesorios
41102600 Equipo y accesorios para laboratorio animal
41102700 Equipo de cristalografía
41102900 Equipo de histología
41103000 Equipo de enfriamiento para laboratorio
41103200 Equipo de lavado de laboratorio
41103300 Equipo de mecánica de fluidos
41103400 Equipo de acondicionamiento ambiental para laboratorio
41103500 Recintos cerrados de laboratorio y accesorios
41103700 Cubetas de laboratorio
41103800 Equipo y suministros para la mezcla y la agitación por sacudida o varillas en laboratorio
41103900 Centrifugadoras de laboratorio y accesorios
41104000 Equipo de toma de muestras
41104100 Contenedores de recogida y transporte de especímenes, y suministros
41104200 Equipo y suministros de purificación de agua para laboratorio
41104300 Equipo de fermentación
41104400 Equipo de incubación de laboratorio
41104500 Estufas de laboratorio y accesorios
41104600 Hornos de laboratorio y accesorios
41104700 Secadoras por congelación y liofilizadores de laboratorio, y accesorios
41104800 Equipo y suministros de laboratorio para el vertido, la destilación, la evaporación y la extracción
41104900 Equipo y suministros de filtrado para laboratorio
41105000 Equipo y suministros de tamizado y cribado para laboratorio
41105100 Bombas y conductos de laboratorio
41105200 Equipo de teñido de portaobjetos de laboratorio y accesorios
41105300 Sistemas de electroforesis y transferencia para laboratorio y suministros
41105500 Kits y componentes de extracción, purificación y cuantificación de ácidos nucleicos
41105600 Productos secuenciadores de ácido desoxirribonucleico (ADN)
41105700 Matrices génicas
41105800 Productos de transcripción y traducción in vitro
41105900 Bibliotecas y material relacionado
41106000 Sistemas de etiquetado y detección de ácidos nucleicos
41106100 Kits de análisis de ácido desoxirribonucleico (ADN)
41106200 Medios, kits y equipo de propagación y transformación de microorganismos
41106300 Productos de reacción en cadena de la polimerasa (PCR) y reacción en cadena de transcriptasa inversa de la polimerasa (RT PCR)
41106400 Iniciadores, enlaces y adaptadores
41106500 Productos de expresión proteínica
41106600 Vectores
41106700 Equipos y accesorios de laboratorio botánico
41111500 Instrumentos de medición del peso
41111600 Instrumentos de medida de longitud, espesor o distancia
41111700 Instrumentos y accesorios de visión y observación
41111800 Equipo de examen no destructivo
41111900 Instrumentos indicadores y de registro
41112100 Transductores
41112200 Instrumentos de medida de temperatura y calor
41112300 Instrumentos de medición de la humedad
41112400 Instrumentos de medida y control de la presión
41112500 Instrumentos de medición y observación del caudal de fluidos
41112600 Equipo de monitorización y comprobación higiénica
41112700 Equipo para semillas y piensos
41112800 Equipo e instrumentos relacionados con el transporte
41112900 Equipo e instrumentos de navegación
41113000 Instrumentos de suministros evaluación química
41113100 Analizadores y monitores de gas
41113300 Analizadores de líquidos, sólidos y elementos
41113400 Instrumentos de evaluación nuclear
41113600 Equipo de medición y comprobación eléctrica
41113700 Instrumentos de medición y comprobación de comunicación electrónica
41113800 Instrumentos geofísicos, geotécnicos e hidrológicos
41113900 Equipo para medición de suelos
41114000 Equipo de medida de rocas y estratos
41114100 Instrumentos sismológicos
41114200 Instrumentos de agrimensión
41114300 Instrumentos hidrológicos
41114400 Instrumentos meteorológicos
41114500 Instrumentos mecánicos
41114600 Instrumentos de verificación de metales, metalurgia y materiales estructurales
41114700 Instrumentos para comprobación de papel, madera y tejidos
41114800 Instrumentos para comprobación de cerámica y vidrio
41115100 Instrumentos para comprobación de carbón y mineral
41115200 Sistemas y componentes de radar y sonar
41115300 Equipo de generación y medición de luz y ondas
41115400 Equipo espectroscópico
41115500 Equipo de generación y medición de sonido
41115600 Instrumentos y accesorios de medición electroquímica
41115700 Instrumentos y accesorios de medición cromatográfica
41115800 Analizadores, accesorios y suministros clínicos y diagnósticos
41116000 Reactivos de analizadores clínicos y diagnósticos
41116100 Kits de ensayos manuales, controles de calidad, calibradores y normativas
41116200 Suministros y equipo para lugares de tratamiento de pacientes
41116300 Comprobadores de punto de inflamación para laboratorio
41116400 Instrumentos de medición de la aceleración y la vibración
41116500 Piezas y accesorios de instrumentos
41121500 Equipo y suministros de pipetas y manipulación de líquidos
41121600 Puntas de pipeta
41121700 Tubos de ensayo
41121800 Artículos de vidrio o plástico y suministros generales de laboratorio
41122000 Jeringuillas de laboratorio o de muestreo
41122100 Suministros de cultivo de tejido y cribado de alta definición
41122200 Crisoles
41122300 Protectores y revestimientos de banco de laboratorio
41122400 Instrumentos de laboratorio
41122500 Corchos, tapones y accesorios de laboratorio
41122600 Portaobjetos de laboratorio y suministros
41122700 Cintas y etiquetas de laboratorio
41122800 Estantes, soportes y bandejas de laboratorio
41123000 Desecadores y desecantes de laboratorio
41123100 Suministros de diálisis para laboratorio
41123200 Especímenes preservados y suministros
41123300 Contenedores y armarios de almacenamiento general para laboratorio
41123400 Dispositivos de dosificación
42121500 Equipo veterinario
42121600 Productos veterinarios
42121700 Mobiliario clínico veterinario
42121800 Equipo y suministros para inseminación artificial veterinaria
42131500 Vestuario para pacientes
42131600 Vestuario para el personal sanitario y artículos relacionados
42131700 Prendas textiles quirúrgicas
42132100 Ropa blanca del hospital
42132200 Guantes y accesorios médicos
42141500 Bolas de algodón y copitos aplicadores
42141600 Palanganas y Bacinillas de cama y orinales y equipos de ingreso
42141700 Productos para la prevención de decúbito
42141800 Equipo de electroterapia
42141900 Suministros para la administración de enema
42142000 Instrumentos de grado bajo "floor grade"
42142100 Productos de terapia de frío y de calor
42142200 Productos de hidroterapia
42142300 Productos de documentación médica
42142400 Productos médicos de vacío o de succión
42142500 Agujas de inyección y aspiración y accesorios
42142600 Jeringas y accesorios
42142700 Suministros urológicos
42142800 Suministros y equipos para terapia vascular y de compresión
42142900 Corrección de la visión o gafas cosméticas y productos relacionados
42143100 Equipo y suministros de obstetricia y ginecología
42143200 Equipo y suministros de tratamiento de la fertilidad y la esterilidad
42143300 Equipo y suministros de quimioterapia
42143400 Equipo y suministros de control de hiperhidrosis
42143500 Productos y accesorios de otorrinolaringología
42143600 Sujeciones y accesorios
42143700 Sistemas y accesorios de fototerapia
42143800 Instrumentos y suministros y equipos para la medición de presión urológica
42143900 Productos para la incontinencia fecal
42144000 Partes y accesorios para dispositivos auditivos externos
42144100 Productos para drenaje de la cavidad pleural
42144200 Equipo de acupuntura
42144300 Productos de contra pulsación externa
42151500 Suministros y equipos de odontología cosmética
42151600 Instrumentos y dispositivos dentales y de subespecialidad
42151700 Muebles para la clínica dental
42151800 Rellenos y acabados dentales y suministros para pulir
42151900 Equipo y suministros para higiene dental y cuidado preventivo
42152000 Equipo y suministros para hacer imágenes dentales
42152100 Equipo y suministros dentales para impresión y formar
42152200 Equipo y suministros dentales de laboratorio y de esterilización
42152300 Láseres y equipo de iluminación y fibra óptica para odontología, y suministros
42152400 Materiales dentales
42152500 Suministros dentales generales
42152600 Suministros específicos a la operación dental
42152700 Equipo y suministros ortodoncia y prostodónticos
42152800 Equipo y suministro periodontal
42161500 Equipo de diálisis peritoneal y de equilibrio y suministros
42161600 Equipo de hemodiálisis extracorpórea y suministros
42161700 Equipo de hemofiltración y suministros
42161800 Equipo y suministros de terapia renal sustitutiva continua (CRRT)
42161900 Equipo y suministros para aféresis terapéutica
42171500 Productos de servicio médico de urgencia en la gestión de desastre
42171600 Productos de sacar, inmovilizar y trasladar de servicios médicos de urgencia
42171700 Mantas de servicios médicos de urgencia
42171800 Equipo de servicios médicos de urgencia de gestión del vía de aire
42171900 Cajas o bolsas de almacenaje para servicios médicos de urgencia
42172000 Kits para los servicios médicos de urgencias y campo
42172100 Productos de resucitación de servicios médicos de emergencia
42172200 Suministros de servicios médicos de emergencia
42181500 Evaluación diagnóstica y productos de examen de uso general
42181600 Unidades de presión sanguínea y productos relacionados
42181700 Unidades de electrocardiografía (ECG) y productos relacionados
42181800 Oxímetros de pulso
42181900 Unidades de control de cuidado intenso y productos relacionados
42182000 Especulo y scopios y accesorios para uso del reconocimiento diagnóstico médico
42182100 Estetoscopio y productos relacionados
42182200 Termómetros médicos y accesorios
42182300 Productos del examen neurológico
42182400 Productos para probar el oír
42182500 Metros de función nasal
42182600 Lámparas o luces de examen médico
42182700 Dispositivos de medición de talla de examen médico
42182800 Básculas médicas de peso
42182900 Mesas de examen de especialidad y productos relacionados
42183000 Productos de examen diagnóstico oftálmico
42183100 Medidores de la capacidad gustativa
42183200 Equipo y suministros de alergología
42183300 Accesorios de unidades de examen de otorrinolaringología y productos relacionados
42191500 Manejo de materiales de facilidad médica y equipo de distribución
42191600 Sistemas de construcción de facilidad médica
42191700 Productos de gas de hospital
42191800 Camas de paciente y accesorios
42191900 Armarios clínicos
42192000 Mesas de examen o de procedimiento clínico
42192100 Asientos y taburetes clínicos y productos relacionados
42192200 Productos para transporte de paciente
42192300 Elevadores de paciente
42192400 Transporte de equipo médico y traslado de productos
42192500 Protectores para equipo médico
42192600 Dispositivos de dosificación y medición de medicamentos y suministros
42201500 Sistemas de tomografía informatizada (TAC o CT) médica y productos relacionados
42201600 Productos de resonancia magnética (MRI) médica
42201700 Productos de hacer imágenes de ultrasonido médico y de doppler y de eco
42201800 Productos radiográficos de diagnóstico médico
42201900 Fuentes de iluminación y equipo de visión de película radiográfica médica
42202000 Cámaras médicas gamma de diagnóstico y productos relacionados
42202100 Productos de Braquiterapia
42202200 Productos de radiación gamma
42202300 Productos de acelerador lineal de terapia de radiación de intensidad modulada (IMRT) médica
42202400 Equipo de tomografía por emisión de positrones (PET) médica y productos relacionados
42202500 Equipo de tomografía informatizada por emisión de fotones simples (SPECT) médica y productos relacionados
42202600 Productos de administración de radioisótopos y radioimunoterapia
42202700 Productos de radioterapia tele terapia
42202900 Equipo radiográfico médico de bajo consumo eléctrico
42203000 Aceleradores médicos lineales y productos relacionados
42203100 Instrumentos radio biológicos
42203200 Simuladores de radioterapia
42203300 Sistemas médicos estereotáctica
42203400 Productos para hacer imágenes vasculares y para cardiología intervencionista y laboratorios de cateterización cardiaca
42203500 Marcapasos cardiacos o productos relacionados
42203600 Productos de archivar y información de toma de imágenes radiológicos médicos
42203700 Suministros y equipo de procesado de toma de imágenes médicos
42203800 Auxilios de posicionamiento radiológico médico
42203900 Productos para controlar o detectar radiación médica
42204000 Productos de protección y resguardo radiológico médico
42204100 Equipo caliente de laboratorio y productos relacionados para medicina nuclear
42211500 Ayuda de ambulación y traslado y posicionar para personas físicamente discapacitadas
42211600 Baño y ayudas de baño para personas físicamente discapacitadas
42211700 Ayudas de comunicación para personas físicamente discapacitadas
42211800 Ayuda para vestirse y asearse para personas físicamente discapacitadas
42211900 Ayuda de preparación de comida y bebida y alimentos para personas físicamente discapacitadas
42212000 Cuidado de la casa y ayuda para el cuidado de la casa para personas físicamente discapacitadas
42212100 Aparatos de tiempo libre y recreo para personas físicamente discapacitadas
42212200 Auxilio de manejo de medicamentos para personas físicamente discapacitadas
42212300 Ayuda para llegar o agarrar para personas físicamente discapacitadas
42221500 Accesorios y catéteres y cánulas intravenosas y arteriales
42221600 Tubería y juegos de administración arterial o intravenoso y productos relacionados
42221700 Bolsas de infusión y recipientes y productos relacionados intravenosos y arteriales
42221800 Aparatos para posicionar aguja y catéter intravenoso o arterial
42221900 Productos de regulación y medida del flujo intravenoso o arterial
42222000 Bombas de infusión intravenosa, así como sus analizadores, sensores y accesorios
42222100 Sistemas de transporte y suspensión de equipo arterial y intravenoso
42222200 Sistemas de inyectar y retirar intravenosos sin aguja
42222300 Productos de transfusión y administración de sangre
42231500 Suministros y equipo de alimentación enteral
42231600 Accesorios o dispositivos de acceso de jejunostomía y gastronomía
42231700 Tubos naso-entéricos
42231800 Fórmulas y productos para apoyo nutritivo
42231900 Equipo y suministros de lactancia materna
42232000 Trituradores de pastillas, cortapastillas y productos relacionados
42241500 Suministros de vaciado de escayola y tablillas
42241600 Equipo y piezas y accesorios de vaciado de escayola
42241700 Productos blandos ortopédicos para la extremidad inferior
42241800 Productos blando ortopédicos para el torso y extremidad superior
42241900 Suministros de tablillas dinámicas y batangas
42242000 Dispositivos, accesorios y suministros protésicos
42242100 Suministros y accesorios de tracción ortopédica
42242300 Equipo y suministros ortopédicos
42251500 Productos de terapia y evaluación sensoria y perceptual y dexteridad y cognitiva
42251600 Equipo y dispositivos de ejercicio de rehabilitación
42251700 Productos para entrenamiento del modo de andar
42251800 Equipo para hacer dura el trabajo para rehabilitación o terapia
42261500 Suministros y instrumentos para disección de patología
42261600 Suministros y equipo de autopsia
42261700 Muebles de autopsia
42261800 Equipo y suministros de transporte y almacenaje del cadáver
42261900 Equipo y suministros forenses clínicos
42262000 Equipo y suministros de embalsamar
42262100 Equipo y suministros funerarios
42271500 Productos para el control respiratorio
42271600 Productos de comprobación y tratamiento de las funciones pulmonares
42271700 Sistemas y dispositivos de terapia de entrega de oxígeno
42271800 Productos de terapia aerosol y humedad respiratoria
42271900 Productos para la gestión de la vía aérea
42272000 Suministros de intubación
42272100 Ventiladores de presión mecánica negativa
42272200 Ventiladores y accesorios de presión mecánica positiva
42272300 Suministros de resucitadores
42272500 Aparatos de anestesia, y accesorios y suministros
42281500 Equipo y accesorios de esterilizadores y de autoclave
42281600 Soluciones de desinfectantes y esterilización en frío
42281700 Soluciones y equipo de limpieza pre- esterilización
42281800 Controles y indicadores de esterilización
42281900 Suministros de empaquetar y envoltura de esterilización
42291500 Instrumentos quirúrgicos y productos relacionados para biopsia de los huesos
42291600 Instrumentos quirúrgicos de cortar y lazos y productos relacionados
42291700 Taladros quirúrgicos de mano y escariadores y instrumentos de punción y accesorios y productos relacionados
42291800 Abrazaderas quirúrgicas y fórceps y ligadores quirúrgicos y instrumentos relacionados
42291900 Posicionadores y portadores de tubos y instrumentos quirúrgicos
42292000 Espejos quirúrgicos
42292100 Insertadores y extractores quirúrgicos y productos relacionados
42292200 Aproximadores y compresores y depresores quirúrgicos y productos relacionados
42292300 Hierros de flexión y herramientas de plegar y tenazas y tensionadores y torceduras quirúrgicos y productos relacionados
42292400 Machos de roscar y impulsores quirúrgicos y productos relacionados
42292500 Martillos y malletes y impactadores y prensas quirúrgicos y productos relacionados
42292600 Dilatadores y sondas y ranuras quirúrgicas y productos relacionados
42292700 Disectores y Elevadores y Piquetas quirúrgicos y productos relacionados
42292800 Instrumentos quirúrgicos de marcar
42292900 Instrumentos quirúrgicos de cerrar la sutura de tejido y productos relacionados
42293000 Dispositivos quirúrgicos de medir y productos relacionados
42293100 Retractores quirúrgicos y productos relacionados
42293200 Instrumentos quirúrgicos de mioma
42293300 Distractores y esparcidores y separadores quirúrgicos y productos relacionados
42293400 Manipuladores y posicionadores quirúrgicos de implante y productos relacionados
42293500 Cánulas y puntas y estiletes de irrigación y succión quirúrgica y productos relacionados
42293600 Bougies quirúrgicos y sondas y obturadores y productos relacionados
42293700 Machacadoras y excavadoras y fragmentadoras quirúrgicas y productos relacionados
42293800 Agarradores y buscadores y excavadores y desmoldadores quirúrgicos y productos relacionados
42293900 Instrumentos quirúrgicos para empaque de heridas y productos relacionados
42294000 Espátulas y cucharas y cucharones quirúrgicos y productos relacionados
42294100 Dispositivos esqueléticos quirúrgicos de tracción y productos relacionados
42294200 Juegos de instrumentos y sistemas y bandejas quirúrgicos
42294300 Instrumentos de biopsia de invasiva mínima del pecho y suministros y equipo
42294400 Sistemas cardiacos y vasculares
42294500 Instrumentos de especialidad oftálmica y productos relacionados
42294600 Productos de autotransfusión
42294700 Equipo de perfusión de corazón abierto y monitores y accesorios y productos relacionados
42294800 Endoscopios y accesorios y productos relacionados
42294900 Instrumentos endoscópicos y suministros accesorios y productos relacionados
42295000 Equipo endoscópico y accesorios y productos relacionados
42295100 Equipo quirúrgico y accesorios y productos relacionados
42295200 Equipo quirúrgico de energía y accesorios y productos relacionados
42295300 Suministros y accesorios para cirugía de corazón abierto y productos relacionados
42295400 Suministros quirúrgicos auxiliares
42295500 Implantes quirúrgico y ensanchadores y extensores y alambres quirúrgicos y productos relacionados
42295600 Productos y accesorios de drenaje de fluido cerebroespinal
42295800 Sistemas y accesorios de termo - ablación quirúrgica
42295900 Stents quirúrgicos
42296000 Implantes cardiovasculares
42296100 Implantes neuroquirúrgicos
42296200 Equipo y accesorios de robótica quirúrgica y productos relacionados
42301500 Ayudas para formación médica
42311500 Vendas y vendajes y productos relacionados
42311600 Agentes hemoestáticos tópicos exógenos
42311700 Cintas adhesivas médicas y quirúrgicas y productos relacionados para el uso en especialidades
42311900 Drenajes médicos de incisión y bolsas de drenaje y depósitos y productos relacionados
42312000 Cierre de tejidos médicos y productos relacionados
42312100 Suministros de ostomía y productos no quirúrgicos de drenaje de heridas
42312200 Sutura y productos relacionados
42312300 Productos para limpiar la herida y desbridamiento
42312400 Productos para la curación de heridas
42312500 Dispositivos de sujeción de heridas, y accesorios y suministros
42312600 Productos de terapia de presión negativa para heridas
42312700 Productos de terapia de oxígeno para heridas tópicas
42321500 Implantes de trauma ortopédico
42321600 Implantes espinales
42321700 Implantes de cadera
42321800 Implantes de rodilla
42321900 Implantes de hombro
42322000 Implantes ortopédicos de articulaciones distales
42322100 Implantes ortopédicos de prueba
42322200 Productos para la fijación de tejidos blandos
43191500 Dispositivos de comunicación personal
43191600 Partes o accesorios de dispositivos de comunicación personal
43201400 Tarjetas del sistema
43201500 Módulos o interfaces de procesadores de tablero (board) del sistema
43201600 Componentes del chasis
43201800 Dispositivos de almacenamiento
43201900 Accesorios de dispositivos de almacenamiento
43202000 Dispositivos de almacenamiento extraíbles
43202100 Accesorios de dispositivos de almacenamiento extraíbles
43202200 Subconjuntos para dispositivos electrónicos
43211500 Computadores
43211600 Accesorios de computador
43211700 Dispositivos informáticos de entrada de datos
43211800 Accesorios de dispositivos de entrada de datos de computador
43211900 Monitores y pantallas de computador
43212000 Accesorios de pantallas de computador
43212100 Impresoras de computador
43212200 Sistemas de manejo de almacenamiento de datos de computador
43221500 Sistemas de gestión de llamadas o accesorios
43221600 Componentes y equipo de acceso de abonado de línea digital (DSL) y accesorios
43221700 Equipo fijo de red y componentes
43221800 Dispositivos de red óptica
43222500 Equipo de seguridad de red
43222600 Equipo de servicio de red
43222700 Equipo telegráfico
43222800 Equipo de telefonía
43222900 Accesorios de equipo de telefonía
43223000 Equipo de teletipo
43223100 Componentes y equipo de infraestructura de redes móviles y digitales
43223200 Plataformas de mensajería por móvil
43223300 Dispositivos y equipos para instalación de conectividad de redes y Datacom
43231500 Software funcional específico de la empresa
43231600 Software de planificación de recursos empresariales (ERP) y contabilidad financiera
43232000 Software de entretenimiento o juegos de computador
43232100 Software de edición y creación de contenidos
43232200 Software de gestión de contenidos
43232300 Software de consultas y gestión de datos
43232400 Programas de desarrollo
43232500 Software educativo o de referencia
43232600 Software específico para la industria
43232700 Software de aplicaciones de red
43232800 Software de administración de redes
43232900 Software para trabajo en redes
43233000 Software de entorno operativo
43233200 Software de seguridad y protección
43233400 Software de controladores de dispositivos y utilidades
43233500 Software de intercambio de información
43233600 Software de equipo eléctrico
43233700 Software de administración de sistemas
44101500 Máquinas de duplicación
44101600 Máquinas para procesamiento de papel y accesorios
44101700 Accesorios para impresoras, fotocopiadoras y aparatos de fax
44101800 Máquinas calculadoras y accesorios
44101900 Máquinas para endosar y escribir cheques
44102000 Suministros para plastificado
44102100 Máquinas de correo
44102200 Accesorios para escáneres
44102300 Empaquetadoras
44102400 Etiquetadoras
44102500 Máquinas clasificadoras
44102600 Máquinas de escribir y accesorios
44102800 Máquinas encuadernadoras y plastificadoras
44102900 Accesorios de máquinas de oficina
44103000 Fusores y Accesorios
44103100 Suministros para impresora, fax y fotocopiadora
44103200 Máquinas y accesorios de registrar la hora para la oficina
44103500 Suministros de máquinas de encuadernar
44103600 Equipo de eliminación de casetes y accesorios
44111500 Agendas y accesorios
44111600 Suministros para el manejo de efectivo
44111800 Suministros de dibujo
44111900 Tableros
44112000 Sistemas de planificación
44121500 Suministros de correo
44121600 Suministros de escritorio
44121700 Instrumentos de escritura
44121800 Medios de corrección
44121900 Repuestos de tinta y minas de lápices
44122000 Carpetas de archivo, carpetas y separadores
44122100 Suministros de sujeción
45101500 Maquinaria y equipo de imprenta
45101600 Accesorios para máquinas de imprenta
45101700 Accesorios de imprenta
45101800 Equipo y accesorios para el cosido y encuadernación de libros
45101900 Equipo y accesorios de laboratorio de imprenta
45102000 Máquinas y accesorios de composición
45111500 Atriles, sistemas de sonido y accesorios
45111600 Proyectores y suministros
45111700 Equipo de composición y presentación de sonido, hardware y controladores
45111800 Equipo de presentación de vídeo y de mezcla de vídeo y sonido, hardware y controladores
45111900 Equipos, hardware y controladores para sistemas de teleconferencia y videoconferencia
45112000 Equipo y suministros de microfilm
45121500 Cámaras
45121600 Accesorios para cámaras
45121700 Equipo de procesamiento fotográfico
45121800 Equipo y suministros de producción de microfilmes
45131500 Película para cámara fotográfica
45131600 Medios cinematográficos
45131700 Almacenamiento para soportes audiovisuales
45141500 Productos químicos para elaboración fotográfica
45141600 Suministros de cuarto oscuro
46101500 Armas de fuego
46101600 Munición
46101700 Sistemas de manipulación de munición
46101800 Accesorios de armas y municiones
46111700 Sensores de rayos infrarrojos (IR)
46151500 Equipo de control de masas
46151600 Equipo de seguridad y control
46151700 Equipo forense y accesorios y suministros
46151800 Equipo y accesorios y suministros de control de explosivos
46151900 Equipo y accesorios y suministros para el control químico biológico
46161500 Control de tráfico
46161600 Seguridad del Agua
46161700 Equipo y accesorios de rescate
46171500 Cerraduras, elementos de seguridad y accesorios
46171600 Equipo de vigilancia y detección
46181500 Ropa de seguridad
46181600 Calzado de protección
46181700 Protectores de cara y cabeza
46181800 Protección y accesorios para la visión
46181900 Protectores auditivos
46182000 Protección de la respiración
46182100 Equipo y suministros antiestáticos
46182200 Equipo de apoyo ergonómico
46182300 Protección anti caída y equipo de rescate
46182400 Equipo de limpieza de seguridad y materiales de descontaminación
46182500 Armas o dispositivos de seguridad personal
46191500 Prevención contra incendios
46191600 Equipo contra incendios
46201000 Equipo de entrenamiento en seguridad pública
46201100 Equipo de entrenamiento de armas pequeñas
47101500 Equipo para el tratamiento y suministro de agua
47101600 Consumibles para el tratamiento de agua
47111500 Equipo de lavado y secado
47111600 Equipo de planchado
47111700 Equipo de limpieza en seco
47121500 Carritos y accesorios para limpieza
47121600 Máquinas y accesorios para pisos
47121700 Envases y accesorios para residuos
47121800 Equipo de limpieza
47121900 Accesorios de equipo de limpieza
47131500 Trapos y paños de limpieza
47131600 Escobas, traperos, cepillos y accesorios
47131700 Suministros para aseos
47131800 Soluciones de limpieza y desinfección
47131900 Absorbentes
47132100 Kits de limpieza
48101500 Equipo para cocinar o calentar
48101600 Equipos para preparado de alimentos
48101700 Distribuidores automáticos de comida y bebida
48101800 Menaje y utensilios de cocina
48101900 Tazas para servicio de mesa
48102000 Mobiliario de restaurantes
48102100 Suministros y equipo de manipulación y almacenamiento
48111000 Máquinas expendedoras de líquidos
48111100 Máquinas expendedoras de piezas/unidades
48111200 Máquinas expendedoras de alimentos mandados hacer
48111300 Máquinas expendedoras servicios y boletas
48111400 Máquinas expendedoras de dinero efectivo
48121100 Máquinas de Juego operadas con monedas
48121200 Mesas de Juego y Juegos
48121300 Gestión de Juego y sistemas de apuestas en red
48131500 Productos de entierro o tumbas
49101600 Coleccionables
49101700 Premios
49121500 Equipos para camping y exteriores
49121600 Muebles de camping
49131500 Aparejos de pesca
49131600 Productos de cacería
49141500 Escafandras autónomas y tubos de respiración
49141600 Equipos y accesorios para windsurf y natación
49151500 Equipos de esquí y snowboard
49151600 Equipos de patinaje y hockey sobre hielo
49161500 Equipos para deportes de campo
49161600 Equipos para deportes de raqueta y pista
49161700 Equipos para deportes de pista
49171500 Equipos de gimnasia
49171600 Equipos de boxeo
49181500 Equipos y juegos de mesa
49181600 Equipo y juegos de tiro al blanco
49201500 Equipo de entrenamiento para aeróbicos
49201600 Equipo de entrenamiento de pesas y resistencia
49211600 Equipo de golf
49211700 Equipo de bolos y accesorios y suministros
49211800 Equipo de clase de educación física
49221500 Accesorios para deporte
49241500 Equipo de parques infantiles
49241600 Equipo de recreo
49241700 Equipo y suministros de piscina y spa
49241800 Equipos de sauna
50101700 Frutos secos
50111500 Carne y aves de corral
50112000 Carnes procesadas y preparadas
50121500 Pescado
50121600 Marisco fresco
50121700 Invertebrados acuáticos
50121800 Plantas acuáticas
50121900 Pescados y mariscos preservados en sal
50131600 Huevos y sustitutos
50131700 Productos de leche y mantequilla
50131800 Queso
50151500 Grasas y aceites vegetales comestibles
50151600 Grasas y aceites animales comestibles
50161500 Chocolates, azúcares, edulcorantes productos
50161800 Productos de confitería
50161900 Productos de azúcar
50171500 Hierbas y especias y extractos
50171700 Vinagres y vinos de cocinar
50171800 Salsas y condimentos y productos para untar
50171900 Salmuera y salsa y aceitunas
50172000 Productos de fríjol de soya fermentados
50181700 Suministros y mezclas para hornear
50181900 Pan, galletas y pastelitos dulces
50182000 Tartas y empanadas y pastas
50191500 Sopas y estofados
50192100 Botanas
50192300 Postres y decoraciones de postres
50192400 Mermeladas y gelatinas y pastas de untar de nuez y dulce y conservas de fruta
50192500 Sándwiches y panecillos con relleno
50192600 Acompañamientos preparados
50192700 Platos combinados empaquetados
50192800 Empanadas y quiches y pasteles
50192900 Pasta o tallarines natural
50193000 Bebidas y Comidas Infantiles
50193100 Materiales y mezclas instantáneas
50193200 Ensaladas preparadas
50201700 Café y té
50202200 Bebidas alcohólicas
50202300 Bebidas no alcohólicas
50202400 Jugos o concentrados de cítricos frescos
50202500 Jugos o concentrados de bayas frescas
50202600 Jugos o concentrados de especies con pepitas frescas
50202700 Jugos o concentrados de especies con una semilla grande frescas
50202800 Jugos o concentrados de especies tropicales frescas
50203000 Jugos o concentrados de melones frescos
50211600 Productos, suministros y accesorios para tabaco
50221000 Legumbres
50221100 Cereales
50221200 Cereales procesados
50221300 Harina y productos de molinos
50301500 Manzanas
50301600 Albaricoques
50301700 Bananos
50301800 Barberries
50301900 Gayubas
50302000 Moras
50302100 Arándanos de mirto
50302200 Agrás
50302300 Fruta del pan
50302400 Chirimoyas
50302500 Cerezas
50302600 Citrones
50302700 Arándanos
50302800 pasas de Corinto
50302900 Dátiles
50303000 Pitahayas
50303100 Brevas
50303200 Grosellas
50303300 Toronjas
50303400 Uvas de mesa
50303500 Uvas pasas
50303600 Uvas para vino
50303700 Guayabas
50303800 Arándanos Huckleberry
50303900 Kiwis
50304000 Naranjos Chinos (kumquats)
50304100 Limones
50304200 Limas
50304300 Nísperos
50304400 Mandarinas
50304500 Mangos
50304600 Melones
50304700 Mora mulberry
50304800 Mirtos
50304900 Nectarinas
50305000 Naranjas
50305100 Papayas
50305200 Maracuyás
50305300 Duraznos
50305400 Peras
50305500 Caquis
50305600 Piñas
50305700 Ciruelos Damascos
50305800 Ciruelas
50305900 Granadas
50306000 Pomelos
50306100 Membrillos
50306200 Frambuesas
50306300 Ruibarbos
50306400 Escaramujos
50306500 Sapotes
50306600 Bayas saskatoon
50306700 Fresas
50306800 Manzanas dulces
50306900 Tamarillos
50307000 Frutas Nominant
50307100 Aronias
50307200 Aceitunas
50307500 Subproductos de frutas frescas
50311500 Manzanas orgánicas
50311600 Albaricoques orgánicos
50311700 Bananos orgánicos
50311800 Barberries orgánicos
50311900 Gayubas orgánicas
50312000 Moras orgánicas
50312100 Arándanos de mirto orgánicos
50312200 Agrás orgánicas
50312300 Frutas del pan orgánicas
50312400 Chirimoyas orgánicas
50312500 Cerezas orgánicas
50312600 Citrones orgánicos
50312700 Arándanos orgánicos
50312800 pasas de Corinto orgánicas
50312900 Dátiles orgánicos
50313000 Pitahayas orgánicas
50313100 Brevas orgánicas
50313200 Grosellas orgánicas
50313300 Toronjas orgánicas
50313400 Uvas de mesa orgánicas
50313500 Uvas pasas orgánicas
50313600 Uvas para vino orgánicas
50313700 Guayabas orgánicas
50313800 Arándanos Huckleberry orgánicos
50313900 Kiwis orgánicos
50314000 Naranjos Chinos (kumquats) orgánicos
50314100 Limones orgánicos
50314200 Limas orgánicas
50314300 Nísperos orgánicos
50314400 Mandarinas orgánicas
50314500 Mangos orgánicos
50314600 Melones orgánicos
50314700 Moras mulberry orgánicas
50314800 Mirtos orgánicos
50314900 Nectarinas orgánicos
50315000 Naranjas orgánicas
50315100 Papayas orgánicas
50315200 Maracuyás orgánicas
50315300 Duraznos orgánicos
50315400 Peras orgánicas
50315500 Caquis orgánicos
50315600 Piñas orgánicas
50315700 Ciruelos Damascos orgánicos
50315800 Ciruelas orgánicas
50315900 Granadas orgánicas
50316000 Pomelos orgánicos
50316100 Membrillos orgánicos
50316200 Frambuesas orgánicas
50316300 Ruibarbos orgánicos
50316400 Escaramujos orgánicos
50316500 Sapotes orgánicos
50316600 Bayas saskatoon orgánicas
50316700 Fresas orgánicas
50316800 Manzanas dulces orgánicas
50316900 Tamarillos orgánicos
50317000 Frutas Nominant orgánicas
50317100 Aronias orgánicas
50317200 Aceitunas orgánicas
50321500 Manzanas secas
50321600 Albaricoques secos
50321700 Bananos secos
50321800 Barberries secos
50321900 Gayubas secas
50322000 Moras secas
50322100 Arándanos de mirto secos
50322200 Agrás secas
50322300 Frutas del pan secas
50322400 Chirimoyas secas
50322500 Cerezas secas
50322600 Citrones secos
50322700 Arándanos secos
50322800 pasas de Corinto secas
50322900 Dátiles secos
50323000 Pitahayas secas
50323100 Brevas secas
50323200 Grosellas secas
50323300 Toronjas secas
50323400 Uvas de mesa secas
50323500 Uvas pasas secas
50323600 Uvas para vino secas
50323700 Guayabas secas
50323800 Arándanos Huckleberry secos
50323900 Kiwis secos
50324000 Naranjos Chinos (kumquats) secos
50324100 Limones secos
50324200 Limas secas
50324300 Nísperos secos
50324400 Mandarinas secas
50324500 Mangos secos
50324600 Melones secos
50324700 Moras mulberry secas
50324800 Mirtos secos
50324900 Nectarinas secos
50325000 Naranjas secas
50325100 Papayas secas
50325200 Maracuyás secas
50325300 Duraznos secos
50325400 Peras secas
50325500 Caquis secos
50325600 Piñas secas
50325700 Ciruelos Damascos secos
50325800 Ciruelas secas
50325900 Granadas secas
50326000 Pomelos secos
50326100 Membrillos secos
50326200 Frambuesas secas
50326300 Ruibarbos secos
50326400 Escaramujos secos
50326500 Sapotes secos
50326600 Bayas saskatoon secas
50326700 Fresas secas
50326800 Manzanas dulces secas
50326900 Tamarillos secos
50327000 Frutas Nominant secas
50327100 Aronias secas
50327200 Aceitunas secas
50331500 Manzanas orgánicas secas
50331600 Albaricoques orgánicos secos
50331700 Bananos orgánicos secos
50331800 Barberries orgánicos secos
50331900 Gayubas orgánicas secas
50332000 Moras orgánicas secas
50332100 Arándanos de mirto orgánicos secos
50332200 Agrás orgánicas secas
50332300 Frutas del pan orgánicas secas
50332400 Chirimoyas orgánicas secas
50332500 Cerezas orgánicas secas
50332600 Citrones orgánicos secos
50332700 Arándanos orgánicos secos
50332800 pasas de Corinto orgánicas secas
50332900 Dátiles orgánicos secos
50333000 Pitahayas orgánicas secas
50333100 Brevas orgánicas secas
50333200 Grosellas orgánicas secas
50333300 Toronjas orgánicas secas
50333400 Uvas de mesa orgánicas secas
50333500 Uvas pasas orgánicas secas
50333600 Uvas para vino orgánicas secas
50333700 Guayabas orgánicas secas
50333800 Arándanos Huckleberry orgánicos secos
50333900 Kiwis orgánicos secos
50334000 Naranjos Chinos (kumquats) orgánicos secos
50334100 Limones orgánicos secos
50334200 Limas orgánicas secas
50334300 Nísperos orgánicos secos
50334400 Mandarinas orgánicas secas
50334500 Mangos orgánicos secos
50334600 Melones orgánicos secos
50334700 Moras mulberry orgánicas secas
50334800 Mirtos orgánicos secos
50334900 Nectarinas orgánicos secos
50335000 Naranjas orgánicas secas
50335100 Papayas orgánicas secas
50335200 Maracuyás orgánicas secas
50335300 Duraznos orgánicos secos
50335400 Peras orgánicas secas
50335500 Caquis orgánicos secos
50335600 Piñas orgánicas secas
50335700 Ciruelos Damascos orgánicos secos
50335800 Ciruelas orgánicas secas
50335900 Granadas orgánicas secas
50336000 Pomelos orgánicos secos
50336100 Membrillos orgánicos secos
50336200 Frambuesas orgánicas secas
50336300 Ruibarbos orgánicos secos
50336400 Escaramujos orgánicos secos
50336500 Sapotes orgánicos secos
50336600 Bayas saskatoon orgánicas secas
50336700 Fresas orgánicas secas
50336800 Manzanas dulces orgánicas seca
50336900 Tamarillos orgánicos secos
50337000 Frutas Nominant orgánicas secas
50337100 Aronias orgánicas secas
50337200 Aceitunas orgánicas secas
50341500 Manzanas congeladas
50341600 Albaricoques congelados
50341700 Bananos congelados
50341800 Barberries congelados
50341900 Gayubas congeladas
50342000 Moras congeladas
50342100 Arándanos de mirto congelados
50342200 Agrás congeladas
50342300 Frutas del pan congeladas
50342400 Chirimoyas congeladas
50342500 Cerezas congeladas
50342600 Citrones congelados
50342700 Arándanos congelados
50342800 pasas de Corinto congeladas
50342900 Dátiles congelados
50343000 Pitahayas congeladas
50343100 Brevas congeladas
50343200 Grosellas congeladas
50343300 Toronjas congeladas
50343400 Uvas de mesa congeladas
50343500 Uvas pasas congeladas
50343600 Uvas para vino congeladas
50343700 Guayabas congeladas
50343800 Arándanos Huckleberry congelados
50343900 Kiwis congelados
50344000 Naranjos Chinos (kumquats) congelados
50344100 Limones congelados
50344200 Limas congeladas
50344300 Nísperos congelados
50344400 Mandarinas congeladas
50344500 Mangos congelados
50344600 Melones congelados
50344700 Moras mulberry congeladas
50344800 Mirtos congelados
50344900 Nectarinas congelados
50345000 Naranjas congeladas
50345100 Papayas congeladas
50345200 Maracuyás congeladas
50345300 Duraznos congelados
50345400 Peras congeladas
50345500 Caquis congelados
50345600 Piñas congeladas
50345700 Ciruelos Damascos congelados
50345800 Ciruelas congeladas
50345900 Granadas congeladas
50346000 Pomelos congelados
50346100 Membrillos congelados
50346200 Frambuesas congeladas
50346300 Ruibarbos congelados
50346400 Escaramujos congelados
50346500 Sapotes congelados
50346600 Bayas saskatoon congeladas
50346700 Fresas congeladas
50346800 Manzanas dulces congeladas
50346900 Tamarillos congelados
50347000 Frutas Nominant congeladas
50347100 Aronias congeladas
50347200 Aceitunas congeladas
50351500 Manzanas orgánicas congeladas
50351600 Albaricoques orgánicos congelados
50351700 Bananos orgánicos congelados
50351800 Barberries orgánicos congelados
50351900 Gayubas orgánicas congeladas
50352000 Moras orgánicas congeladas
50352100 Arándanos de mirto orgánicos congelados
50352200 Agrás orgánicas congeladas
50352300 Frutas del pan orgánicas congeladas
50352400 Chirimoyas orgánicas congeladas
50352500 Cerezas orgánicas congeladas
50352600 Citrones orgánicos congelados
50352700 Arándanos orgánicos congelados
50352800 pasas de Corinto orgánicas congeladas
50352900 Dátiles orgánicos congelados
50353000 Pitahayas orgánicas congeladas
50353100 Brevas orgánicas congeladas
50353200 Grosellas orgánicas congeladas
50353300 Toronjas orgánicas congeladas
50353400 Uvas de mesa orgánicas congeladas
50353500 Uvas pasas orgánicas congeladas
50353600 Uvas para vino orgánicas congeladas
50353700 Guayabas orgánicas congeladas
50353800 Arándanos Huckleberry orgánicos congelados
50353900 Kiwis orgánicos congelados
50354000 Naranjos Chinos (kumquats) orgánicos congelados
50354100 Limones orgánicos congelados
50354200 Limas orgánicas congeladas
50354300 Nísperos orgánicos congelados
50354400 Mandarinas orgánicas congeladas
50354500 Mangos orgánicos congelados
50354600 Melones orgánicos congelados
50354700 Moras mulberry orgánicas congeladas
50354800 Mirtos orgánicos congelados
50354900 Nectarinas orgánicos congelados
50355000 Naranjas orgánicas congeladas
50355100 Papayas orgánicas congeladas
50355200 Maracuyás orgánicas congeladas
50355300 Duraznos orgánicos congelados
50355400 Peras orgánicas congeladas
50355500 Caquis orgánicos congelados
50355600 Piñas orgánicas congeladas
50355700 Ciruelos Damascos orgánicos congelados
50355800 Ciruelas orgánicas congeladas
50355900 Granadas orgánicas congeladas
50356000 Pomelos orgánicos congelados
50356100 Membrillos orgánicos congelados
50356200 Frambuesas orgánicas congeladas
50356300 Ruibarbos orgánicos congelados
50356400 Escaramujos orgánicos congelados
50356500 Sapotes orgánicos congelados
50356600 Bayas saskatoon orgánicas congeladas
50356700 Fresas orgánicas congeladas
50356800 Manzanas dulces orgánicas congeladas
50356900 Tamarillos orgánicos congelados
50357000 Frutas Nominant orgánicas congeladas
50357100 Aronias orgánicas congeladas
50357200 Aceitunas orgánicas congeladas
50361500 Manzanas en lata o en frasco
50361600 Albaricoques en lata o en frasco
50361700 Bananos en lata o en frasco
50361800 Barberries en lata o en frasco
50361900 Gayubas en lata o en frasco
50362000 Moras en lata o en frasco
50362100 Arándanos de mirto en lata o en frasco
50362200 Agrás en lata o en frasco
50362300 Frutas del pan en lata o en frasco
50362400 Chirimoyas en lata o en frasco
50362500 Cerezas en lata o en frasco
50362600 Citrones en lata o en frasco
50362700 Arándanos en lata o en frasco
50362800 pasas de Corinto en lata o en frasco
50362900 Dátiles en lata o en frasco
50363000 Pitahayas en lata o en frasco
50363100 Brevas en lata o en frasco
50363200 Grosellas en lata o en frasco
50363300 Toronjas en lata o en frasco
50363400 Uvas de mesa en lata o en frasco
50363500 Uvas pasas en lata o en frasco
50363600 Uvas para vino en lata o en frasco
50363700 Guayabas en lata o en frasco
50363800 Arándanos Huckleberry en lata o en frasco
50363900 Kiwis en lata o en frasco
50364000 Naranjos Chinos (kumquats) en lata o en frasco
50364100 Limones en lata o en frasco
50364200 Limas en lata o en frasco
50364300 Nísperos en lata o en frasco
50364400 Mandarinas en lata o en frasco
50364500 Mangos en lata o en frasco
50364600 Melones en lata o en frasco
50364700 Moras mulberry en lata o en frasco
50364800 Mirtos en lata o en frasco
50364900 Nectarinas en lata o en frasco
50365000 Naranjas en lata o en frasco
50365100 Papayas en lata o en frasco
50365200 Maracuyás en lata o en frasco
50365300 Duraznos en lata o en frasco
50365400 Peras en lata o en frasco
50365500 Caquis en lata o en frasco
50365600 Piñas en lata o en frasco
50365700 Ciruelos Damascos en lata o en frasco
50365800 Ciruelas en lata o en frasco
50365900 Granadas en lata o en frasco
50366000 Pomelos en lata o en frasco
50366100 Membrillos en lata o en frasco
50366200 Frambuesas en lata o en frasco
50366300 Ruibarbos en lata o en frasco
50366400 Escaramujos en lata o en frasco
50366500 Sapotes en lata o en frasco
50366600 Bayas saskatoon en lata o en frasco
50366700 Fresas en lata o en frasco
50366800 Manzanas dulces en lata o en frasco
50366900 Tamarillos en lata o en frasco
50367000 Frutas Nominant en lata o en frasco
50367100 Aronias en lata o en frasco
50367200 Aceitunas en lata o en frasco
50371500 Manzanas orgánicas en lata o en frasco
50371600 Albaricoques orgánicos en lata o en frasco
50371700 Bananos orgánicos en lata o en frasco
50371800 Barberries orgánicos en lata o en frasco
50371900 Gayubas orgánicas en lata o en frasco
50372000 Moras orgánicas en lata o en frasco
50372100 Arándanos de mirto orgánicos en lata o en frasco
50372200 Agrás orgánicas en lata o en frasco
50372300 Frutas del pan orgánicas en lata o en frasco
50372400 Chirimoyas orgánicas en lata o en frasco
50372500 Cerezas orgánicas en lata o en frasco
50372600 Citrones orgánicos en lata o en frasco
50372700 Arándanos orgánicos en lata o en frasco
50372800 pasas de Corinto orgánicas en lata o en frasco
50372900 Dátiles orgánicos en lata o en frasco
50373000 Pitahayas orgánicas en lata o en frasco
50373100 Brevas orgánicas en lata o en frasco
50373200 Grosellas orgánicas en lata o en frasco
50373300 Toronjas orgánicas en lata o en frasco
50373400 Uvas de mesa orgánicas en lata o en frasco
50373500 Uvas pasas orgánicas en lata o en frasco
50373600 Uvas para vino orgánicas en lata o en frasco
50373700 Guayabas orgánicas en lata o en frasco
50373800 Arándanos Huckleberry orgánicos en lata o en frasco
50373900 Kiwis orgánicos en lata o en frasco
50374000 Naranjos Chinos (kumquats) orgánicos en lata o en frasco
50374100 Limones orgánicos en lata o en frasco
50374200 Limas orgánicas en lata o en frasco
50374300 Nísperos orgánicos en lata o en frasco
50374400 Mandarinas orgánicas en lata o en frasco
50374500 Mangos orgánicos en lata o en frasco
50374600 Melones orgánicos en lata o en frasco
50374700 Moras mulberry orgánicas en lata o en frasco
50374800 Mirtos orgánicos en lata o en frasco
50374900 Nectarinas orgánicos en lata o en frasco
50375000 Naranjas orgánicas en lata o en frasco
50375100 Papayas orgánicas en lata o en frasco
50375200 Maracuyás orgánicas en lata o en frasco
50375300 Duraznos orgánicos en lata o en frasco
50375400 Peras orgánicas en lata o en frasco
50375500 Caquis orgánicos en lata o en frasco
50375600 Piñas orgánicas en lata o en frasco
50375700 Ciruelos Damascos orgánicos en lata o en frasco
50375800 Ciruelas orgánicas en lata o en frasco
50375900 Granadas orgánicas en lata o en frasco
50376000 Pomelos orgánicos en lata o en frasco
50376100 Membrillos orgánicos en lata o en frasco
50376200 Frambuesas orgánicas en lata o en frasco
50376300 Ruibarbos orgánicos en lata o en frasco
50376400 Escaramujos orgánicos en lata o en frasco
50376500 Sapotes orgánicos en lata o en frasco
50376600 Bayas saskatoon orgánicas en lata o en frasco
50376700 Fresas orgánicas en lata o en frasco
50376800 Manzanas dulces orgánicas en lata o en frasco
50376900 Tamarillos orgánicos en lata o en frasco
50377000 Frutas Nominant orgánicas en lata o en frasco
50377100 Aronias orgánicas en lata o en frasco
50377200 Aceitunas orgánicas en lata o en frasco
50381500 Purés de cítricos
50381600 Purés de bayas
50381700 Purés de frutas tropicales
50381800 Purés de melón
50401500 Alcachofas
50401600 Espárragos
50401700 Aguacates
50401800 Fríjoles
50401900 Remolachas
50402000 Brócolis
50402100 Repollitos de Bruselas
50402200 Cebollas de ensalada
50402300 Repollos
50402400 Cardos
50402500 Zanahorias
50402600 Coliflores
50402700 Apios
50402800 Acelgas
50402900 Achicorias
50403000 Repollos chinos
50403100 Cebollines
50403200 Maíces
50403300 Berros
50403400 Cocombros
50403500 Berenjenas
50403600 Endivias
50403700 Hinojos
50403800 Ajos
50403900 Calabazas
50404000 Guisantes
50404100 Hierbas
50404200 Coles
50404300 Colinabos
50404400 Puerros
50404500 Lentejas
50404600 Lechugas
50404700 Ñames
50404800 Hongos o champiñones
50404900 Mostazas
50405100 Solanáceas (nightshades)
50405200 Okras
50405300 Cebollas
50405400 Alverjas
50405500 Maníes
50405600 Pimientos
50405700 Papas
50405800 Nabos suecos
50405900 Vegetales marinos
50406000 Chalotes
50406100 Alazanes
50406200 Espinacas
50406300 Calabazas
50406400 Batatas
50406500 Tomates
50406600 Nabos
50406700 Auyamas
50406800 Ñames
50407000 Vegetales Nominant
50407100 Alverjas dulces
50407200 Tubérculos
50411500 Alcachofas orgánicas
50411600 Espárragos orgánicos
50411700 Aguacates orgánicos
50411800 Fríjoles orgánicos
50411900 Remolachas orgánicas
50412000 Brócolis orgánicas
50412100 Repollitos de Bruselas orgánicas
50412200 Cebollas de ensalada orgánicas
50412300 Repollos orgánicos
50412400 Cardos orgánicos
50412500 Zanahorias orgánicas
50412600 Coliflores orgánicas
50412700 Apios orgánicos
50412800 Acelgas orgánicas
50412900 Achicorias orgánicas
50413000 Repollos chinos orgánicos
50413100 Cebollines orgánicos
50413200 Berros orgánicos
50413300 Cocombros orgánicos
50413400 Berenjenas orgánicas
50413500 Endivias orgánicas
50413600 Hinojos orgánicos
50413700 Ajos orgánicos
50413800 Calabazas orgánicas
50413900 Guisantes orgánicos
50414000 Hierbas orgánicas
50414100 Coles orgánicos
50414200 Colinabos orgánicos
50414300 Puerros orgánicos
50414400 Lentejas orgánicas
50414500 Lechugas orgánicas
50414600 Ñames orgánicos
50414700 Hongos o champiñones orgánicos
50414800 Mostazas orgánicas
50415000 Solanáceas (nightshades) orgánicas
50415100 Okras orgánicas
50415200 Cebollas orgánicas
50415300 Maníes orgánicos
50415400 Alverjas Orgánicas
50415500 Pimientos orgánicos
50415600 Papas orgánicas
50415700 Nabos suecos orgánicos
50415800 Vegetales marinos orgánicos
50415900 Chalotes orgánicos
50416000 Alazanes orgánicos
50416100 Espinacas orgánicas
50416200 Calabazas orgánicas
50416300 Batatas orgánicas
50416400 Tomates orgánicos
50416500 Nabos orgánicos
50416600 Auyamas orgánicas
50416700 Maíces Orgánicos
50416800 Ñames orgánicos
50417000 Vegetales Nominant
50417100 Alverjas dulces orgánicas
50421500 Alcachofas Secas
50421600 Espárragos Secos
50421700 Aguacates Secos
50421800 Fríjoles Secos
50421900 Remolachas Secas
50422000 Brócolis Secas
50422100 Repollitos de Bruselas Secas
50422200 Cebollas de ensalada Secas
50422300 Repollos Secos
50422400 Cardos Secos
50422500 Zanahorias Secas
50422600 Coliflores Secas
50422700 Apios Secos
50422800 Acelgas Secas
50422900 Achicorias Secas
50423000 Repollos chinos secos
50423100 Cebollines Secos
50423200 Maíces Secos
50423300 Berros Secos
50423400 Cocombros secos
50423500 Berenjenas Secas
50423600 Endivias Secas
50423700 Hinojos Secos
50423800 Ajos Secos
50423900 Calabazas Secas
50424000 Guisantes Secas
50424100 Hierbas Secas
50424200 Coles Secas
50424300 Colinabos Secos
50424400 Puerros Secos
50424500 Lentejas Secas
50424600 Lechugas Secas
50424700 Ñames Secos
50424800 Hongos o champiñones Secos
50424900 Mostazas Secas
50425000 Solanáceas (nightshades) Secas
50425100 Okras Secas
50425200 Cebollas Secas
50425300 Alverjas Secas
50425400 Maníes Secos
50425500 Pimientos Secos
50425600 Papas Secas
50425700 Nabos suecos secos
50425800 Vegetales marinos Secos
50425900 Chalotes Secos
50426000 Alazanes Secos
50426100 Espinacas Secas
50426200 Calabazas Secas
50426300 Batatas Secas
50426400 Tomates Secos
50426500 Nabos Secos
50426600 Auyamas Secas
50426700 Ñames Secos
50426800 Vegetales Nominant Secos
50426900 Alverjas dulces Secas
50431500 Alcachofas orgánicas secas
50431600 Espárragos orgánicos secos
50431700 Aguacates orgánicos secos
50431800 Fríjoles orgánicos secos
50431900 Remolachas orgánicas secas
50432000 Brócolis orgánicas secas
50432100 Repollitos de Bruselas orgánicas secas
50432200 Cebollas de ensalada orgánicas secas
50432300 Repollos orgánicos secos
50432400 Cardos orgánicos secos
50432500 Zanahorias orgánicas secas
50432600 Coliflores orgánicas secas
50432700 Apios orgánicos secos
50432800 Acelgas orgánicas secas
50432900 Achicorias orgánicas secas
50433000 Repollos chinos orgánicos secos
50433100 Cebollines orgánicos secos
50433200 Maíces orgánicos secos
50433300 Berros orgánicos secos
50433400 Cocombros orgánicos secos
50433500 Berenjenas orgánicas secas
50433600 Endivias orgánicas secas
50433700 Hinojos orgánicos secos
50433800 Ajos orgánicos secos
50433900 Calabazas orgánicas secas
50434000 Guisantes orgánicas secas
50434100 Hierbas orgánicas secas
50434200 Coles orgánicas secas
50434300 Colinabos orgánicos secos
50434400 Puerros orgánicos secos
50434500 Lentejas orgánicas secas
50434600 Lechugas orgánicas secas
50434700 Ñames orgánicos secos
50434800 Hongos o champiñones orgánicos secos
50434900 Mostazas orgánicas secas
50435000 Solanáceas (nightshades) orgánicas secas
50435100 Okras orgánicas secas
50435200 Cebollas orgánicas secas
50435300 Maníes orgánicos secos
50435400 Alverjas orgánicas secas
50435500 Pimientos orgánicos secos
50435600 Papas orgánicas secas
50435700 Nabos suecos orgánicos secos
50435800 Vegetales marinos orgánicos secos
50435900 Chalotes orgánicos secos
50436000 Alazanes orgánicos secos
50436100 Espinacas orgánicas secas
50436200 Calabazas orgánicas secas
50436300 Batatas orgánicas secas
50436400 Tomates orgánicos secos
50436500 Nabos orgánicos secos
50436600 Auyamas orgánicas secas
50436700 Ñames orgánicos secos
50436800 Vegetales Nominant orgánicos secos
50436900 Alverjas dulces orgánicas secas
50441500 Alcachofas congeladas
50441600 Espárragos congelados
50441700 Aguacates congelados
50441800 Fríjoles congelados
50441900 Remolachas congeladas
50442000 Brócolis congeladas
50442100 Repollitos de Bruselas congeladas
50442200 Cebollas de ensalada congeladas
50442300 Repollos congelados
50442400 Cardos congelados
50442500 Zanahorias congeladas
50442600 Coliflores congeladas
50442700 Apios congelados
50442800 Acelgas congeladas
50442900 Achicorias congeladas
50443000 Repollos chinos congelados
50443100 Cebollines congelados
50443200 Maíces congelados
50443300 Berros congelados
50443400 Cocombros congelados
50443500 Berenjenas congeladas
50443600 Endivias congeladas
50443700 Hinojos congelados
50443800 Ajos congelados
50443900 Calabazas congeladas
50444000 Guisantes congeladas
50444100 Hierbas congeladas
50444200 Coles congeladas
50444300 Colinabos congelados
50444400 Puerros congelados
50444500 Lentejas congeladas
50444600 Lechugas congeladas
50444700 Ñames congelados
50444800 Hongos o champiñones congelados
50444900 Mostazas congeladas
50445000 Solanáceas (nightshades) congeladas
50445100 Okras congeladas
50445200 Cebollas congeladas
50445300 Maníes congelados
50445400 Alverjas congeladas
50445500 Pimientos congelados
50445600 Papas congeladas
50445700 Nabos suecos congelados
50445800 Vegetales marinos congelados
50445900 Chalotes congelados
50446000 Alazanes congelados
50446100 Espinacas congeladas
50446200 Calabazas congeladas
50446300 Batatas congeladas
50446400 Tomates congelados
50446500 Nabos congelados
50446600 Auyamas congeladas
50446700 Ñames congelados
50446800 Vegetales Nominant congelados
50446900 Alverjas dulces congeladas
50451500 Alcachofas orgánicas congeladas
50451600 Espárragos orgánicos congelados
50451700 Aguacates orgánicos congelados
50451800 Fríjoles orgánicos congelados
50451900 Remolachas orgánicas congeladas
50452000 Brócolis orgánicas congeladas
50452100 Repollitos de Bruselas orgánicas congeladas
50452200 Cebollas de ensalada orgánicas congeladas
50452300 Repollos orgánicos congelados
50452400 Cardos orgánicos congelados
50452500 Zanahorias orgánicas congeladas
50452600 Coliflores orgánicas congeladas
50452700 Apios orgánicos congelados
50452800 Acelgas orgánicas congeladas
50452900 Achicorias orgánicas congeladas
50453000 Repollos chinos orgánicos congelados
50453100 Cebollines orgánicos congelados
50453200 Maíces orgánicos congelados
50453300 Berros orgánicos congelados
50453400 Cocombros orgánicos congelados
50453500 Berenjenas orgánicas congeladas
50453600 Endivias orgánicas congeladas
50453700 Hinojos orgánicos congelados
50453800 Ajos orgánicos congelados
50453900 Calabazas orgánicas congeladas
50454000 Guisantes orgánicas congeladas
50454100 Hierbas orgánicas congeladas
50454200 Coles orgánicas congeladas
50454300 Colinabos orgánicos congelados
50454400 Puerros orgánicos congelados
50454500 Lentejas orgánicas congeladas
50454600 Lechugas orgánicas congeladas
50454700 Ñames orgánicos congelados
50454800 Hongos o champiñones orgánicos congelados
50454900 Mostazas orgánicas congeladas
50455000 Solanáceas (nightshades) orgánicas congeladas
50455100 Okras orgánicas congeladas
50455200 Cebollas orgánicas congeladas
50455300 Maníes orgánicos congelados
50455400 Alverjas orgánicas congeladas
50455500 Pimientos orgánicos congelados
50455600 Papas orgánicas congeladas
50455700 Nabos suecos orgánicos congelados
50455800 Vegetales marinos orgánicos congelados
50455900 Chalotes orgánicos congelados
50456000 Alazanes orgánicos congelados
50456100 Espinacas orgánicas congeladas
50456200 Calabazas orgánicas congeladas
50456300 Batatas orgánicas congeladas
50456400 Tomates orgánicos congelados
50456500 Nabos orgánicos congelados
50456600 Auyamas orgánicas congeladas
50456700 Ñames orgánicos congelados
50456800 Vegetales Nominant orgánicos congelados
50456900 Alverjas dulces orgánicas congeladas
50461500 Alcachofas en lata o en frasco
50461600 Espárragos en lata o en frasco
50461700 Aguacates en lata o en frasco
50461800 Fríjoles en lata o en frasco
50461900 Remolachas en lata o en frasco
50462000 Brócolis en lata o en frasco
50462100 Repollitos de Bruselas en lata o en frasco
50462200 Cebollas de ensalada en lata o en frasco
50462300 Repollos en lata o en frasco
50462400 Cardos en lata o en frasco
50462500 Zanahorias en lata o en frasco
50462600 Coliflores en lata o en frasco
50462700 Apios en lata o en frasco
50462800 Acelgas en lata o en frasco
50462900 Achicorias en lata o en frasco
50463000 Repollos chinos en lata o en frasco
50463100 Cebollines en lata o en frasco
50463200 Maíces en lata o en frasco
50463300 Berros en lata o en frasco
50463400 Cocombros en lata o en frasco
50463500 Berenjenas en lata o en frasco
50463600 Endivias en lata o en frasco
50463700 Hinojos en lata o en frasco
50463800 Ajos en lata o en frasco
50463900 Calabazas en lata o en frasco
50464000 Guisantes en lata o en frasco
50464100 Hierbas en lata o en frasco
50464200 Coles en lata o en frasco
50464300 Colinabos en lata o en frasco
50464400 Puerros en lata o en frasco
50464500 Lentejas en lata o en frasco
50464600 Lechugas en lata o en frasco
50464700 Ñames en lata o en frasco
50464800 Hongos o champiñones en lata o en frasco
50464900 Mostazas en lata o en frasco
50465000 Solanáceas (nightshades) en lata o en frasco
50465100 Okras en lata o en frasco
50465200 Cebollas en lata o en frasco
50465300 Maníes en lata o en frasco
50465400 Alverjas en lata o en frasco
50465500 Pimientos en lata o en frasco
50465600 Papas en lata o en frasco
50465700 Nabos suecos en lata o en frasco
50465800 Vegetales marinos en lata o en frasco
50465900 Chalotes en lata o en frasco
50466000 Alazanes en lata o en frasco
50466100 Espinacas en lata o en frasco
50466200 Calabazas en lata o en frasco
50466300 Batatas en lata o en frasco
50466400 Tomates en lata o en frasco
50466500 Nabos en lata o en frasco
50466600 Auyamas en lata o en frasco
50466700 Ñames en lata o en frasco
50466800 Vegetales Nominant en lata o en frasco
50466900 Alverjas dulces en lata o en frasco
50467000 Kimchis dulces en lata o en frasco
50471500 Alcachofas orgánicas en lata o en frasco
50471600 Espárragos orgánicos en lata o en frasco
50471700 Aguacates orgánicos en lata o en frasco
50471800 Fríjoles orgánicos en lata o en frasco
50471900 Remolachas orgánicas en lata o en frasco
50472000 Brócolis orgánicas en lata o en frasco
50472100 Repollitos de Bruselas orgánicas en lata o en frasco
50472200 Cebollas de ensalada orgánicas en lata o en frasco
50472300 Repollos orgánicos en lata o en frasco
50472400 Cardos orgánicos en lata o en frasco
50472500 Zanahorias orgánicas en lata o en frasco
50472600 Coliflores orgánicas en lata o en frasco
50472700 Apios orgánicos en lata o en frasco
50472800 Acelgas orgánicas en lata o en frasco
50472900 Achicorias orgánicas en lata o en frasco
50473000 Repollos chinos orgánicos en lata o en frasco
50473100 Cebollines orgánicos en lata o en frasco
50473200 Maíces orgánicos en lata o en frasco
50473300 Berros orgánicos en lata o en frasco
50473400 Cocombros orgánicos en lata o en frasco
50473500 Berenjenas orgánicas en lata o en frasco
50473600 Endivias orgánicas en lata o en frasco
50473700 Hinojos orgánicos en lata o en frasco
50473800 Ajos orgánicos en lata o en frasco
50473900 Calabazas orgánicas en lata o en frasco
50474000 Guisantes orgánicas en lata o en frasco
50474100 Hierbas orgánicas en lata o en frasco
50474200 Coles orgánicas en lata o en frasco
50474300 Colinabos orgánicos en lata o en frasco
50474400 Puerros orgánicos en lata o en frasco
50474500 Lentejas orgánicas en lata o en frasco
50474600 Lechugas orgánicas en lata o en frasco
50474700 Ñames orgánicos en lata o en frasco
50474800 Hongos o champiñones orgánicos en lata o en frasco
50474900 Mostazas orgánicas en lata o en frasco
50475000 Solanáceas (nightshades) orgánicas en lata o en frasco
50475100 Okras orgánicas en lata o en frasco
50475200 Cebollas orgánicas en lata o en frasco
50475300 Maníes orgánicos en lata o en frasco
50475400 Alverjas orgánicas en lata o en frasco
50475500 Pimientos orgánicos en lata o en frasco
50475600 Papas orgánicas en lata o en frasco
50475700 Nabos suecos orgánicos en lata o en frasco
50475800 Vegetales marinos orgánicos en lata o en frasco
50475900 Chalotes orgánicos en lata o en frasco
50476000 Alazanes orgánicos en lata o en frasco
50476100 Espinacas orgánicas en lata o en frasco
50476200 Calabazas orgánicas en lata o en frasco
50476300 Batatas orgánicas en lata o en frasco
50476400 Tomates orgánicos en lata o en frasco
50476500 Nabos orgánicos en lata o en frasco
50476600 Auyamas orgánicas en lata o en frasco
50476700 Ñames orgánicos en lata o en frasco
50476800 Vegetales Nominant orgánicos en lata o en frasco
50476900 Alverjas dulces orgánicas en lata o en frasco
51101500 Antibióticos
51101600 Amebicidas, Tricomonacidas y Antiprotozoarios
51101700 Antihelmínticos y otros antiparasitarios
51101800 Fungicidas
51101900 Medicamentos contra la malaria
51102000 Medicamentos antituberculosos
51102100 Leprostáticos
51102200 Antiinfecciosos y analgésicos urinarios
51102300 Medicamentos antivirales
51102400 Oftálmico
51102500 Antihelmínticos veterinarios
51102600 Antibióticos veterinarios
51102700 Antisépticos
51111500 Agentes Alquilante
51111600 Antimetabolitos
51111700 Antibióticos antineoplásicos
51111800 Hormonas y antihormonas
51111900 Productos antitumorales naturales
51121500 Agentes antiarritmia
51121600 Medicamentos antiangina
51121700 Medicamentos antihipertensivos
51121800 Agentes antihiperlipidémicos/hipocolesterolémicos
51121900 Medicamentos usados para insuficiencia cardíaca congestiva
51122100 Vasodilatadores
51122200 Fármacos contra la hipotensión
51122300 Agentes cardiopléjicos
51131500 Medicamentos antianémicos
51131600 Anticoagulantes
51131700 Trombolíticos/inhibidores de agregación de plaquetas
51131800 Agentes hemostáticos sistémicos y coagulantes
51131900 Sustitutos de plasma sanguíneo y extensores y expansores
51132000 Agentes hemorreológicos
51141500 Anticonvulsivos
51141600 Antidepresivos
51141700 Agentes antipsicóticos
51141800 Hipnóticos
51141900 Tranquilizantes y fármacos ansiolíticos y antimaniacos
51142000 Analgésicos no narcóticos/antipiréticos
51142100 Fármacos antiinflamatorios no esteroideos (NSAID)
51142200 Analgésicos narcóticos
51142300 Antagonistas narcóticos
51142400 Medicamentos para dolores de cabeza vasculares y migraña
51142500 Medicamentos contra el Parkinson
51142600 Estimulantes/anoréxicos
51142700 Fármacos antiinflamatorios no esteroideos veterinarios (VNSAID)
51142800 Fármacos de tratamiento de la esclerosis lateral amiotrófica (ELA)
51142900 Fármacos anestésicos, complementos relacionados y analépticos
51151500 Colinérgicos y inhibidores de la colinesterasa
51151600 Agentes bloqueadores colinérgicos
51151700 Simpatomiméticos (adrenérgicos)
51151800 Agentes bloqueadores adrenérgicos
51151900 Relajantes músculo-esqueléticos de acción centrada
51152000 Agentes bloqueadores neuromusculares
51161500 Antiasmáticos
51161600 Antihistamínicos (bloqueadores H1)
51161700 Medicamentos para alteraciones del tracto respiratorio
51161800 Productos para tos, resfriados y antialérgicos
51161900 Descongestionantes nasales
51171500 Antiácidos y antiflatulentos
51171600 Laxantes
51171700 Antidiarréicos
51171800 Agentes antivértigo, antinauseantes y antieméticos
51171900 Fármacos antiúlcera y otros fármacos gastrointestinales (GI) relacionados
51172000 Medicamentos para enfermedades de la vesícula biliar
51172100 Antiespasmódicos
51181500 Agentes antidiabéticos y agentes hiperglicémicos
51181600 Medicamentos tiroideas y antitiroideas
51181700 Corticosteroides
51181800 Estrógenos, progesteronas y anticonceptivos internos
51181900 Hormonas gonadotrópicas y estimulantes e inhibidores ováricos
51182000 Andrógenos e inhibidores androgénicos
51182100 Hormonas de la pituitaria posterior
51182200 Medicamentos para la inducción del parto
51182300 Hormonas del crecimiento y sus inhibidores
51182400 Sales de calcio y reguladores del calcio
51191500 Diuréticos
51191600 Electrolitos
51191700 Agentes alcalinizadores
51191800 Sales de potasio
51191900 Suplementos dietéticos y productos de terapia alimenticia
51201500 Inmunodepresores
51201600 Vacunas, antígenos y toxoides
51201700 Vacunas aviares
51201800 Agentes inmunoestimulantes
51201900 Agentes de la esclerosis múltiple (EM)
51211500 Medicamentos antigota
51211600 Antídotos y eméticos
51211900 Fármacos anestésicos veterinarios
51212000 Fármacos herbales
51212100 Fármacos dentales
51212200 Fármacos contra las adicciones
51212300 Radiofármacos y agentes de diagnóstico
51212400 Fármacos para tratar la disfunción sexual
51212500 Medio de contraste para imágenes médicas
51241000 Preparados aurales
51241100 Agentes oftálmicos
51241200 Agentes dermatológicos
51241300 Astringentes
51251000 Metabolitos
52101500 Alfombras y felpudos
52121500 Ropa de cama
52121600 Mantelerías de cocina y mesa y accesorios
52121700 Toallas
52131500 Cortinas y ropaje
52131600 Persianas
52131700 Accesorios y ferretería para tratamiento de ventanas
52141500 Electrodomésticos para cocina
52141600 Lavadoras y suministros de uso doméstico
52141700 Aparatos de baño domésticos
52141800 Otros electrodomésticos
52151500 Utensilios de cocina desechables domésticos
52151600 Utensilios de cocina domésticos
52151700 Cubertería y cuchillería de uso doméstico
52151800 Batería de cocina doméstica
52151900 Utensilios para hornear domésticos
52152000 Platos, utensilios para servir y recipientes para almacenar
52152100 Cristalería de uso doméstico
52152200 Lavado de platos y accesorios de almacenamiento de platos
52152300 Suministros de cocina doméstica
52161500 Equipos audiovisuales
52161600 Accesorios de equipo audiovisual
52171000 Tratamientos de pared de baño
53101500 Pantalones de deporte, pantalones y pantalones cortos
53101600 Faldas y blusas
53101700 Suéteres
53101800 Abrigos y chaquetas
53101900 Trajes
53102000 Vestidos, faldas, saris y kimonos
53102100 Batas y monos
53102200 Ropa folclórica
53102300 Ropa interior
53102400 Medias y calcetines
53102500 Accesorios de vestir
53102600 Ropa de dormir
53102700 Uniformes
53102800 Trajes de baño
53102900 Prendas de deporte
53103000 Camisetas
53103100 Chalecos
53103200 Ropas desechables
53111500 Botas
53111600 Zapatos
53111700 Zapatillas
53111800 Sandalias
53111900 Calzado deportivo
53112000 Accesorios para el calzado
53112100 Chanclos
53121500 Maletas
53121600 Monederos, bolsos de mano y bolsas
53121700 Carteras
53121800 Juegos y accesorios de viaje
53131500 Dentales
53131600 Baño y cuerpo
53131700 Equipo para masaje terapéutico
53131800 Accesorios y materiales para equipo de tatuajes
53141500 Afianzadores de costura
53141600 Suministros de costura variados
54101500 Joyería fina
54101600 Bisutería
54101700 Herramientas y materiales de joyería
54111500 Relojes de pulsera o bolsillo
54111600 Relojes de pared o de mesa
54111700 Piezas de relojes de pulsera o de pared o pie o accesorios
54121500 Piedras preciosas
54121600 Piedras semipreciosas
54121700 Perlas
54121800 Piedras preciosas o semipreciosas industriales
55101500 Publicaciones impresas
55111500 Publicaciones electrónicas y música
55111600 Material de referencia de software electrónico
55121500 Rótulos
55121600 Etiquetas
55121700 Señalización
55121800 Documentos de identificación
55121900 Señalizaciones
56101500 Muebles
56101600 Muebles para el exterior
56101700 Muebles de oficina
56101800 Accesorios y muebles de bebé y niño
56101900 Piezas de mobiliario y accesorios
56111500 Sitios de trabajo y paquetes para la oficina
56111600 Sistemas de paneles
56111700 Casegood y sistemas no modulares
56111800 Muebles independientes
56111900 Muebles industriales
56112000 Muebles de apoyo de la computadora
56112100 Asientos
56112200 Sistemas de escritorios
56112300 Partes y accesorios para asientos de auditorios o estadios o de uso especial
56121000 Mobiliario de biblioteca
56121100 Mobiliario de clase de arte
56121200 Mobiliario de sala de primeros auxilios
56121300 Accesorios de instalaciones educativas generales
56121400 Mobiliario de cafetería y comedor
56121500 Mobiliario general de aula
56121600 Mobiliario para el tiempo de descanso y ocio creativo para guardería infantil e instalaciones para niños
56121700 Módulos de almacenamiento general y de libros para las aulas
56121800 Mobiliario y accesorios de aulas vocacionales
56121900 Mobiliario de demostración
56122000 Muebles de laboratorio
56131500 Maniquíes y formas
56131600 Exhibidores y accesorios auto soportados para mercancías
56131700 Aparatos, estantes, sistemas y accesorios para instalación de mercancías
56141500 Adornos cerámicos para el hogar
56141600 Adornos de vidrio para el hogar
60101000 Kits de matemáticas
60101100 Materiales electrónicos de aprendizaje
60101200 Incentivos educativos
60101300 Adhesivos educativos y suministros
60101400 Premios de la clase
60101600 Diplomas o certificados educativos
60101700 Materiales de recursos del profesor
60101800 Recursos educativos de las clases religiosas
60101900 Recursos y materiales de destreza alfabética
60102000 Materiales de recursos de creación de palabras y accesorios
60102100 Materiales de recursos de lenguaje
60102200 Materiales de recursos de fonética y accesorios
60102300 Libros de lectura y recursos
60102400 Recursos de cuenta y temprano aprendizaje de matemáticas y accesorios
60102500 Recursos y materiales de numeración y operaciones matemáticas básicas
60102600 Materiales de recursos del profesor de resolución de problemas, datos, posibilidades y probabilidades
60102700 Materiales de recursos del profesor de pensamiento lógico, percepción espacial, identificación de coincidencias y patrones
60102800 Materiales de recursos del profesor de valor de posición y base diez
60102900 Materiales de recursos del profesor del dinero y la hora
60103000 Fracciones, pentominós y materiales de enseñanza de decimales
60103100 Materiales de recursos del profesor de geometría
60103200 Materiales de recursos del profesor de álgebra
60103300 Materiales de recursos del profesor de precálculo y cálculo
60103400 Recursos de habilidad de lectura de mapas y geografía y accesorios
60103500 Ciencias políticas
60103600 Recursos y actividades multiculturales
60103700 Recursos de lenguas extranjeras
60103800 Recursos de enseñanza de historia
60103900 Organismos vivos, especímenes conservados y materiales relacionados
60104000 Biotecnología, bioquímica, genética, microbiología y materiales relacionados
60104100 Sistemas del cuerpo y materiales relacionados
60104200 Pruebas del agua, conservación y ecología
60104300 Astronomía
60104400 Geología y ciencias de la tierra
60104500 Química, electroquímica y microquímica
60104600 Materiales de física mecánica
60104700 Materiales de física de energía y electricidad
60104800 Materiales de física del sonido y las ondas
60104900 Materiales de física de electricidad
60105000 Materiales de física nuclear
60105100 Cohetes, materiales de vuelo y suministros
60105200 Materiales educativos de recursos de aptitudes de vida
60105300 Materiales educativos de educación de carrera
60105400 Materiales educativos de vida independiente, administración del dinero y economía doméstica
60105500 Materiales educativos de diseño del hogar y de interiores
60105600 Materiales educativos de preparación de alimentos, nutrición y educación sobre la salud
60105700 Álbumes de recuerdos y suministros
60105800 Materiales educativos de diseño textil y de ropa
60105900 Materiales educativos sobre las relaciones y el sexo, el embarazo de adolescentes, aptitudes de crianza y desarrollo del niño
60106000 Guías de planes de estudio, proyectos, actividades y lecciones
60106100 Materiales de enseñanza vocacional
60106200 Materiales de enseñanza de tecnología
60106300 Equipo de enseñanza de ciencia forense y suministros
60106400 Equipo de enseñanza de electrónica y suministros
60106500 Suministros religiosos
60106600 Materiales para pruebas de aptitud y vocacionales
60111000 Pósteres o gráficos del aula
60111100 Sets de tablón de anuncios
60111200 Guardas y remates de tablón de anuncios
60111300 Letras y números decorativos
60111400 Decoraciones especiales para el aula y accesorios decorativos
60121000 Arte
60121100 Lienzos, películas, tableros y papeles de artista
60121200 Pintura del aula y de bellas artes, medios, aplicadores y accesorios
60121300 Productos de corte de manualidades y arte
60121400 Enmarcado de cuadro
60121500 Utensilios de dibujo, suministros y accesorios
60121600 Materiales de estudio
60121700 Suministros y accesorios de grabados
60121800 Tintas de dibujo e impresión
60121900 Materiales de decoración de telas y arte textil y suministros
60122000 Equipo de tejido, pespunteado y cosido y accesorios
60122100 Velas artesanales
60122200 Ebanistería
60122300 Suministros de cestería
60122400 Suministros de vidrieras de colores
60122500 Manualidades de papel y papel artesanal
60122600 Mosaicos
60122700 Pinturas de esmaltado y accesorios
60122800 Máscaras
60122900 Cuentas o accesorios de enhebrado de cuentas
60123000 Artesanía de espuma
60123100 Artesanía de cañas de felpilla
60123200 Materiales de artesanía de cintas
60123300 Pompones de artesanía
60123400 Materiales de ojos móviles
60123500 Materiales de artesanía de cuero
60123600 Purpurina
60123700 Materiales de artesanía de macramé y accesorios
60123800 Suministros y accesorios de veteado
60123900 Lentejuelas y ribetes
60124000 Suministros de artesanía del corcho y accesorios
60124100 Materiales de proyecto multicultural y accesorios
60124200 Proyectos completos de planes de estudios
60124300 Compuestos de modelado y arcilla, equipo de cerámica y accesorios
60124400 Metales de artesanía
60124500 Suministros y accesorios de escultura
60131000 Instrumentos de teclado
60131100 Instrumentos de metal
60131200 Instrumentos de viento de madera
60131300 Instrumentos de cuerda
60131400 Instrumentos de percusión
60131500 Piezas y accesorios de instrumentos musicales
60131600 Sets de instrumentos musicales
60131700 Instrumentos musicales de sonidos alternativos
60131800 Accesorios de música y danza
60141000 Juguetes
60141100 Juegos
60141200 Equipo de juegos activos y accesorios
60141300 Sistemas de construcción y bloques infantiles
60141400 Equipo de representación teatral y accesorios
64122100 Contratos de seguros de salud
70101500 Explotaciones pesqueras
70101600 Vigilancia pesquera
70101700 Industria y tecnología pesquera
70101800 Recursos pesqueros
70101900 Acuicultura
70111500 Plantas y árboles ornamentales
70111600 Plantas de flor
70111700 Parques, jardines y huertos
70121500 Industria lechera
70121600 Industria ganadera
70121700 Gestión ganadera
70121800 Industria de animales domésticos
70121900 Servicios de pastos y dehesas
70122000 Salud animal
70131500 Protección del terreno y del suelo
70131600 Preparación del terreno y del suelo
70131700 Gestión del terreno y del suelo
70141500 Producción de cultivos
70141600 Protección de cultivos
70141700 Gestión de cultivos
70141800 Plantación y cultivo de cultivos
70141900 Cosecha de cultivos
70142000 Elaboración de cultivos posterior a la cosecha
70151500 Gestión de cultivos forestales
70151600 Industria forestal
70151700 Cosecha forestal
70151800 Servicios de conservación forestal
70151900 Recursos forestales
70161500 Fauna
70161600 Flora
70161700 Ecosistemas
70171500 Desarrollo
70171600 Vigilancia
70171700 Riego
70171800 Servicios de drenaje
71101500 Prospección minera
71101600 Servicios mineros de perforación y voladura
71101700 Extracción
71112000 Servicios de registrar hoyo encerrado de pozos
71112100 Servicios de registrar pozo de perforación abierta
71112200 Otros servicios de registración
71112300 Servicios sísmicos
71121000 Servicios de bombear cemento
71121100 Servicios de tubería adujada
71121200 Servicios de extracción de muestras
71121300 Servicios de herramientas barrenos hacia abajo
71121400 Servicios de broca de barrena del campo petrolífero
71121500 Servicios de medida de perforación
71121600 Servicios de perforación del pozo petrolero
71121700 Servicios de pesca en el campo petrolífero
71121800 Servicios de elevación por presión de gas
71121900 Servicios de fluido barreno hacia abajo
71122000 Servicios de perforación de pozo
71122100 Servicios de control de arena del campo petrolero
71122200 Servicios de película oleosa
71122300 Servicios de pozo submarino
71122400 Servicios de pruebas del pozo submarino
71122500 Servicios de control de gas o agua
71122600 Servicios de terminación del pozo
71122700 Servicios de mantenimiento del pozo
71122800 Servicios de monitor del pozo petrolero
71122900 Aparejos del campo petrolífero
71123000 Servicios integrados
71131000 Servicios de fracturar del pozo
71131100 Servicios de estimulación de la matriz
71131200 Servicios de nitrógeno del campo petrolífero
71131300 Otros servicios de bombeo del campo petrolífero
71131400 Servicios de producción del pozo
71141000 Servicios de emergencia de control del pozo
71141100 Servicios de tapar y abandono del pozo
71141200 Servicios de restaurar el sitio del pozo
71151000 Servicios de comunicación de datos del campo petrolífero
71151100 Servicios de gerencia de datos del campo petrolífero
71151200 Servicios de modelo económico y de riesgo del campo petrolífero
71151300 Servicios de interpretación del campo petrolífero
71151400 Servicios de ingeniería del pozo
71161000 Servicios de modelar del campo petrolífero
71161100 Gerencia de la ingeniería de producción del campo petrolífero
71161200 Gerencia de las operaciones de producción del campo petrolífero
71161300 Servicios de manejo de proyectos del campo
71161400 Servicios de manejo de proyectos del campo petrolero
71161500 Servicios de operación del lugar de la perforación
71161600 Otros servicios de soporte para campos petroleros
72101500 Servicios de apoyo para la construcción
72102100 Control de plagas
72102900 Servicios de mantenimiento y reparación de instalaciones
72103100 Instalación y reparación de servicios de bandas transportadoras
72103300 Servicios de mantenimiento y reparación de infraestructura
72111000 Servicios de construcción de unidades unifamiliares
72111100 Servicios de construcción de unidades multifamiliares
72121000 Servicios de construcción de edificios industriales y bodegas nuevas
72121100 Servicios de construcción de edificios comerciales y de oficina
72121200 Servicios de construcción de edificios agrícolas
72121300 Servicios de construcción de talleres automotrices y estaciones de servicio
72121400 Servicios de construcción de edificios públicos especializados
72121500 Servicios de construcción de plantas industriales
72141000 Servicios de construcción de autopistas y carreteras
72141100 Servicios de pavimentación y superficies de edificios de infraestructura
72141200 Servicios de construcción marina
72141300 Servicio de construcción de facilidades atléticas y recreativas
72141400 Servicios de construcción y reparación de facilidades de detención
72141500 Servicios de preparación de tierras
72141600 Servicios de construcción de sistemas de tránsito masivo
72141700 Servicios de alquiler o arrendamiento de equipo y maquinaria de construcción
72151000 Servicios de construcción y mantenimiento de calderas y hornos
72151100 Servicios de construcción de plomería
72151200 Servicios de construcción y mantenimiento de HVAC calefacción y enfriamiento y aire acondicionado
72151300 Servicios de pintura e instalación de papel de colgadura
72151400 Servicios de construcción de recubrimientos de muros
72151500 Servicios de sistemas eléctricos
72151600 Servicios de sistemas especializados de comunicación
72151700 Servicios de instalación de sistemas de seguridad física e industrial
72151800 Servicios de mantenimiento y reparación de instalación de máquinas
72151900 Servicios de albañilería y mampostería
72152000 Servicios de pañetado y drywall
72152100 Servicios acústicos y de aislamiento
72152200 Servicios de baldosas Terrazo y mármol y mosaicos
72152300 Servicios de carpintería
72152400 Servicios de montaje e instalación de ventanas y puertas
72152500 Servicios de instalación de pisos
72152600 Servicios de techado y paredes externas y láminas de metal
72152700 Servicios de instalación y reparación de concreto
72152800 Servicios de perforación de pozos de agua
72152900 Servicios de montaje de acero estructural
72153000 Servicios de vidrios y ventanería
72153100 Servicios de construcción de facilidades atléticas y recreativas
72153200 Servicios de recubrimiento, impermeabilización protección contra clima y fuego
72153300 Servicios de mantenimiento e instalación de equipo de estación de servicio
72153400 Servicios de aparejamiento y andamiaje
72153500 Servicios de limpieza estructural externa
72153600 Servicios de terminado interior, dotación y remodelación
72153700 Servicios de instalación, mantenimiento y reparación de equipos y construcción de parqueaderos
72153900 Servicio de preparación de obras de construcción
72154000 Servicios de edificios especializados y comercios
72154100 Servicios de mantenimiento y reparación de equipo de sistemas de distribución y acondicionamiento
72154200 Servicios de mantenimiento y reparación de instalación de instrumentación
72154300 Servicios de mantenimiento y reparación de equipo motivo y generación de energía eléctrica
72154400 Servicios de mantenimiento y fabricación de accesorios para tuberías
72154500 Servicios de mantenimiento e instalación de equipo pesado
73101500 Producción petroquímica y de plástico
73101600 Producción de químicos y fertilizantes
73101700 Producción farmacéutica
73101800 Producción bioquímica y de biotecnología
73101900 Producción de caucho
73111500 Procesamiento de madera
73111600 Procesamiento de pulpa y papel
73121500 Procesos de fundición y refinación y formado de metales
73121600 Terminación de metales
73121800 Servicios de industria de productos de minerales no metálicos
73131500 Procesamiento de bebidas
73131600 Procesamiento de carnes y aves y peces y mariscos
73131700 Procesamiento de frutas y vegetales
73131800 Procesamiento de lácteos y huevos
73131900 Procesamiento de granos y azúcar y aceites y grasas
73141500 Producción de fibra
73141600 Procesamiento de hebras e hilos
73141700 Producción de telas y cuero
73151500 Servicios de ensamble
73151600 Servicios de empaque
73151700 Tratamiento de materiales
73151800 Servicios de conversión
73151900 Servicios a la industria de impresión
73152000 Servicios de llenado
73152100 Servicios de mantenimiento y reparación de equipo de manufactura
73161500 Manufactura de maquinaria
73161600 Manufactura de equipo de transporte
73171500 Manufactura de bienes eléctricos
73171600 Manufactura de instrumentos de precisión
73181000 Servicios de maquinado
73181100 Servicios de revestimiento
73181200 Servicios de formado
73181300 Servicios de tratamiento de calor
73181900 Servicios de soldadura
76101500 Desinfección
76101600 Descontaminación de materiales peligrosos
76111500 Servicios de limpieza y mantenimiento de edificios generales y de oficinas
76111600 Servicios de limpieza de componentes de edificios
76111800 Limpieza de vehículos de transporte
76121500 Recolección y disposición de basuras
76121600 Disposición de desechos no peligrosos
76121700 Tratamiento de desechos líquidos
76121900 Disposición de desechos peligrosos
76122000 Servicios de basurero
76122100 Servicios de mezcla de desechos a combustible
76122200 Servicios de incineración de desechos
76122300 Servicios de reciclables
76122400 Honorarios de disposición y tratamiento de basuras
76131500 Tratamiento de basura nuclear
76131600 Limpieza de derrames tóxicos
76131700 Limpieza de derrames de petróleo
77101500 Evaluación de impacto ambiental
77101600 Planeación ambiental
77101700 Servicios de asesoría ambiental
77101800 Auditoría ambiental
77101900 Servicios de investigación de contaminación
77102000 Servicios de reporte ambiental
77111500 Servicios de seguridad ambiental
77111600 Rehabilitación ambiental
77121500 Contaminación del aire
77121600 Contaminación del suelo
77121700 Contaminación del agua
77131500 Contaminación de petróleo
77131600 Contaminación auditiva
77131700 Contaminación de sustancias tóxicas
78101500 Transporte de carga aérea
78101600 Transporte de carga por ferrocarril
78101700 Transporte de carga por mar
78101800 Transporte de carga por carretera
78101900 Transporte de carga intermodal
78102000 Transporte de carga en naves espaciales
78102100 Servicios de oleoductos
78102200 Servicios postales de paqueteo y courrier
78111500 Transporte de pasajeros aérea
78111600 Transporte de pasajeros por ferrocarril
78111700 Transporte de pasajeros por mar
78111900 Transporte espacial
78121500 Empaque
78121600 Servicios de manejo de materiales
78131500 Bodegaje de productos agrícolas
78131600 Almacenamiento de bienes generales
78131700 Almacenamiento a granel
78131800 Bodegaje y almacenamiento especializado
78141500 Servicios de organización de transportes
78141600 Inspección
78141700 Servicios a la navegación
78141800 Servicios al terminal
78141900 Servicios de alquiler de contenedores de transporte
78181500 Servicios de mantenimiento y reparación de vehículos
78181600 Servicios de panel y pintura
78181700 Servicios de soporte de llenado de combustible de vehículos y almacenamiento de vehículos
78181800 Servicios de mantenimiento y reparación de aeronaves
78181900 Servicios de mantenimiento y reparación de equipo de navegación
80101500 Servicios de consultoría de negocios y administración corporativa
80101600 Gerencia de proyectos
80101700 Gerencia industrial
80111500 Desarrollo de recursos humanos
80111600 Servicios de personal temporal
80111700 Reclutamiento de personal
80121500 Servicios de derecho penal
80121600 Servicios de derecho comercial
80121700 Servicios de responsabilidad civil
80121800 Servicios de derecho de familia
80121900 Servicios de participación compensada legal
80131500 Alquiler y arrendamiento de propiedades o edificaciones
80131600 Ventas de propiedades y edificios
80131700 Servicios de custodia y título
80131800 Servicios de administración inmobiliaria
80141500 Investigación de mercados
80141600 Actividades de ventas y promoción de negocios
80141700 Distribución
80141800 Servicios de correo
80141900 Exhibiciones y ferias comerciales
80151500 Facilitación del comercio
80151600 Servicios de comercio internacional
80161500 Servicios de apoyo gerencial
80161600 Supervisión de instalaciones de negocios
80161700 Servicios de recuperación de activos
80161800 Servicios de alquiler o arrendamiento de equipo de oficina
81101500 Ingeniería civil
81101600 Ingeniería mecánica
81101700 Ingeniería eléctrica y electrónica
81101800 Ingeniería química
81101900 Ingeniería de petróleos y gas
81102000 Ingeniería de minas
81102100 Ingeniería de océanos
81102200 Ingeniería de transporte
81102300 Ingeniería aeronáutica
81102400 Ingeniería de transmisión de energía eléctrica
81102500 Servicios de permisos
81102600 Servicios de muestreo
81102700 Servicios de diseño e ingeniería de sistemas instrumentados de control
81111500 Ingeniería de software o hardware
81111600 Programadores de computador
81111700 Sistemas de manejo de información MIS
81111800 Servicios de sistemas y administración de componentes de sistemas
81111900 Sistemas de recuperación de información
81112000 Servicios de datos
81112100 Servicios de internet
81112200 Mantenimiento y soporte de software
81112300 Mantenimiento y soporte de hardware de computador
81112400 Servicios de alquiler o arrendamiento de hardware de computador
81112500 Servicios de alquiler o arrendamiento de licencias de software de computador
81121500 Análisis económico
81121600 Sistemas y emisiones monetarias
81131500 Metodología y Análisis
81141500 Control de calidad
81141600 Manejo de cadena de suministros
81141700 Planeación y control de producción
81141800 Administración de instalaciones
81141900 Servicios de investigación y desarrollo de tecnología manufacturera
81151500 Meteorología
81151600 Cartografía
81151700 Geología
81151800 Oceanografía e hidrología
81151900 Geofísica
81161500 Servicios de administración de acceso
81161600 Servicios de correo electrónico y mensajería
81161700 Servicios de telecomunicaciones
81161800 Servicios de alquiler o arrendamiento de equipos o plataformas de voz y datos o multimedia
82101500 Publicidad impresa
82101600 Publicidad difundida
82101700 Publicidad aérea
82101800 Servicios de agencia de publicidad
82101900 Colocación y cumplimiento de medios
82111500 Escritura técnica
82111600 Escritura no técnica
82111700 Escritura creativa
82111800 Servicios editoriales y de soporte
82111900 Servicios de noticias y publicidad
82112000 Servicios de interpretación de idiomas de forma presencial
82121500 Impresión
82121600 Grabado
82121700 Fotocopiado
82121800 Publicación
82121900 Empaste de libros
82131500 Servicios de procesado de películas
82131600 Fotógrafos y cinematógrafos
82141500 Servicios de diseño artístico
82141600 Servicios de exhibición gráfica
82151500 Servicios de artes visuales
82151600 Artistas de circo
82151700 Profesionales de las artes escénicas
83101500 Servicios de acueducto y alcantarillado
83101600 Servicios de petróleo y gas
83101800 Servicios eléctricos
83101900 Conservación de energía
83111500 Comunicaciones telefónicas locales y de larga distancia
83111600 Servicios de comunicaciones móviles
83111700 Servicios de facsímil y telégrafos
83111800 Servicios de televisión
83111900 Servicios de radio
83112200 Servicios mejorados de telecomunicaciones
83112300 Servicios de telecomunicaciones por fibra
83112400 Servicios de telecomunicaciones de marcado conmutado y circuito de línea dedicada alquilada
83112500 Capacidades de eje troncal
83112600 Acceso de clientes
83121500 Bibliotecas
83121600 Centros de información
83121700 Servicios de comunicación masiva
84101500 Asistencia de desarrollo
84101600 Financiación de ayudas
84101700 Manejo de deuda
84111500 Servicios contables
84111600 Servicios de auditoría
84111700 Finanzas corporativas
84111800 Asuntos y preparación de impuestos
84121500 Instituciones bancarias
84121600 Servicios de transferencia de fondos y canje y cambios
84121700 Asesoría de inversiones
84121800 Servicios de mercados de títulos valores y commodities
84121900 Banca hipotecaria
84122000 Servicios de cajillas de seguridad
84131500 Servicios de seguros para estructuras y propiedades y posesiones
84131700 Fondos de pensiones
84141500 Agencias de crédito gubernamental
84141600 Agencias de crédito personal
84141700 Agencias de crédito comercial
85111500 Prevención y control de enfermedades contagiosas
85111600 Prevención y control de enfermedades no contagiosas
85111700 Manejo y control de vectores de enfermedad
85121600 Servicios médicos de doctores especialistas
85121700 Servicios de prestadores especialistas de servicios de salud
85121800 Laboratorios médicos
85121900 Farmacéuticos
85122000 Servicios dentales
85122100 Servicios de rehabilitación
85122200 Servicios de evaluación y valoración de salud individual
85131500 Servicios de medicina experimental
85131600 Ética médica
85131700 Ciencia e investigación médica
85141500 Curanderos
85141600 Tratamientos herbales
85141700 Práctica homeopática
85151500 Tecnología de alimentos
85151600 Asuntos nutricionales
85151700 Planeación y ayuda de política de alimentos
85161500 Reparación de equipo médico o quirúrgico
85171500 Servicios funerarios y asociados
85171600 Cuidado en hospicios
86101500 Servicios de entrenamiento en Agricultura y silvicultura y otros recursos naturales
86101600 Servicios de capacitación vocacional científica
86101700 Servicios de capacitación vocacional no - científica
86101800 Entrenamiento en servicio y desarrollo de mano de obra
86111500 Servicios de aprendizaje a distancia
86111600 Educación de adultos
86111700 Educación de idiomas
86111800 Intercambios estudiantiles
86121500 Escuelas preescolares, primarias y secundarias
86121600 Bachillerato o profesional técnico
86121700 Universidades y politécnicos
86121800 Escuelas profesionales
86131500 Bellas Artes
86131600 Música y drama
86131700 Conducción de vehículos, buques y aeronaves
86131800 Educación militar
86131900 Escuelas para gente con discapacidades
86132000 Servicios de educación y capacitación en administración
86141500 Servicios de guía educativa
86141600 Organizaciones de estudiantes
86141700 Tecnología educacional
90101500 Establecimientos para comer y beber
90101600 Servicios de banquetes y catering
90101700 Servicios de cafetería
90101800 Servicios de comida para llevar y a domicilio
90111500 Hoteles y moteles y pensiones
90111600 Facilidades para encuentros
90111700 Facilidades para acampar
90111800 Cuartos de hotel
90121500 Agentes de viajes
90121600 Asistencia en documentos de viajes
90121700 Guías e intérpretes
90121800 Servicios de asistencia de emergencia en viajes
90131500 Actuaciones en vivo
90131600 Actuaciones grabadas o películas
90141500 Eventos profesionales deportivos
90141600 Promoción y patrocinio de eventos deportivos
90141700 Deportes aficionados y recreacionales
90151500 Atracciones turísticas
90151600 Shows viajeros
90151700 Parques de diversiones
90151800 Carnavales y ferias
90151900 Establecimientos de Juegos de azar y de apuestas
90152000 Clubes nocturnos y salones de baile
90152100 Servicios de conserjería
91101500 Facilidades de spa y ejercicios y rejuvenecimiento
91101600 Cuidado facial y corporal
91101700 Cuidado del pelo
91101800 Alquiler de ropa
91101900 Consultores de modas
91111500 Servicios de lavandería
91111600 Asistencia y cuidado del hogar
91111700 Servicios de compra y trueque de consumo
91111800 Cuidado y almacenamiento de ítems personales
91111900 Servicios de cuidado temporal
92101500 Servicios de policía
92101600 Servicios de bomberos
92101700 Sistemas de cárceles y prisiones
92101800 Sistemas judiciales
92101900 Servicios de rescate
92111800 Personal y disciplina militar
92121500 Servicios de guardias
92121600 Servicios de detectives
92121700 Servicios de sistemas de seguridad
92121800 Servicios de Carros blindados y transporte de valores
92121900 Servicios de seguridad marina
93101500 Cuerpos políticos
93121500 Diplomacia
93121600 Relaciones internacionales y cooperación
93121700 Organizaciones internacionales
93131500 Programas de refugiados
93131600 Planeación y programas de políticas de alimentación y nutrición
93131700 Programas de salud
93131800 Preparación y alivio de desastres
93141500 Desarrollo y servicios sociales
93141600 Población
93141700 Cultura
93141800 Empleo
93141900 Desarrollo rural
93142000 Desarrollo urbano
93142100 Desarrollo regional
93151500 Administración pública
93151600 Finanzas públicas
93161500 Impuesto de renta
93161600 Impuestos distintos del impuesto de renta
93161700 Administración tributaria
93161800 Temas tributarios
93171500 Política comercial
93171600 Comercio internacional
93171700 Administración y cumplimiento aduanero
93171800 Análisis de comercio
94101500 Asociaciones de negocios
94101600 Asociaciones profesionales
94101700 Asociaciones de personal
94101800 Sindicatos
94111700 Residencias religiosas
94111800 Organizaciones y servicios de peregrinaje
94111900 Servicios misioneros
94112000 Servicios confesionarios
94121500 Clubes deportivos
94121600 Clubes de hobbies
94121700 Clubes de aficionados
94121800 Clubes sociales
94131500 Organizaciones no gubernamentales
94131600 Organizaciones de caridad
94131700 Asociaciones verdes
94131800 Movimientos
94131900 Asociaciones protectoras de animales
94132000 Asociaciones de defensa y promoción de los derechos humanos
95101500 Lotes residenciales
95101600 Lotes comerciales
95101700 Lotes industriales
95101800 Lotes de terrenos gubernamentales
95101900 Tierras agrícolas
95111500 Vías de tráfico limitado
95111600 Vías de tráfico abierto
95121500 Edificios y estructuras comerciales y de entretenimiento
95121600 Edificios y estructuras de transporte
95121700 Edificios y estructuras públicos
95121800 Edificios y estructuras utilitarios
95121900 Edificios y estructuras educacionales y de administración
95122000 Edificios y estructuras hospitalarias
95122100 Edificios y estructuras de acomodaciones
95122300 Edificios y estructuras de salud y deportivas
95122400 Edificios y estructuras industriales
95122500 Edificios y estructuras agrícolas y de cultivos y pesca
95122600 Edificios y estructuras religiosas
95122700 Edificios y estructuras de defensa
95131500 Tarimas y graderías
95131600 Edificios y estructuras comerciales e industriales portátiles
95131700 Tiendas carpas y estructuras de membrana
95141500 Edificios y estructuras prefabricados para fincas
95141600 Edificios y estructuras prefabricados residenciales
95141700 Edificios y estructuras prefabricados comerciales e industriales
95141800 Edificios y estructuras prefabricados de emergencia y alivio
95141900 Edificios y estructuras prefabricados médicos
01010101 No existe en el catálogo
14101501 Pulpa de papel
14111501 Papel cebolla
14111502 Papel vitela
14111503 Papel pergamino
14111504 Papel en formas continuas
14111505 Papel mimeógrafo
14111506 Papel para impresión de computadores
14111507 Papel para impresora o fotocopiadora
14111508 Papel para fax
14111509 Papel membreteado
14111510 Papel para plotter
14111511 Papel de escritura
14111512 Papel para gráficos
14111513 Papel de libro
14111514 Blocs o cuadernos de papel
14111515 Papel para sumadora o máquina registradora
14111516 Repuestos de papel para cuaderno
14111518 Tarjetas de índice
14111519 Papeles cartulina
14111520 Papel secante
14111523 Papel calcante
14111524 Papel folio
14111525 Papel multipropósito
14111526 Papel libretas o libros de mensajes telefónicos
14111527 Papel autocopiante
14111528 Papel magnético
14111529 Rollos de télex
14111530 Papel de notas autoadhesivas
14111531 Papel libros o cuadernos para bitácoras
14111532 Papel kits de papeles surtidos
14111533 Papel cuadernillos o formularios de exámenes
14111534 Papeles para notación musical o manuscritos
14111535 Papeles para telégrafo
14111536 Tarjetas de préstamo de bibliotecas
14111537 Etiquetas de papel
14111538 Papel digital
14111539 Papel de monitoreo o calcado o registro médico
14111540 Papel de estampilla
14111541 Papel lector de marcas ópticas
14111542 Papel coreano para papelería
14111543 Piedra de tinta
14111601 Papel o bolsas o cajas de regalo
14111604 Tarjetas de presentación
14111605 Tarjetas postales, de saludo o de notas
14111606 Papel para artes o artesanías
14111607 Tableros para afiches
14111608 Certificados de regalo
14111609 Papel de cubierta
14111610 Papel de construcción
14111611 Tarjetas de invitación o de anuncio
14111613 Papel de pancartas
14111614 Papel o tejidos de álbum
14111615 Papeles de afiche
14111616 Papeles para forrar
14111617 Papel leathack (verjurado)
14111618 Papel kent
14111701 Pañuelos faciales
14111702 Cubiertos de asientos de sanitario
14111703 Toallas de papel
14111704 Papel higiénico
14111705 Servilletas de papel
14111706 Manteles de papel
14111801 Boletas o rollos de boletería
14111802 Recibos o libros de recibos
14111803 Comprobantes
14111804 Facturas o libros de facturas
14111805 Cheques o chequeras
14111806 Formularios o cuestionarios de negocios
14111807 Libros comerciales para múltiples usos
14111808 Formatos contables o libros de contabilidad
14111809 Formas o libros de conocimientos de embarque
14111810 Formatos o libros de personal
14111811 Formatos o libros de ventas
14111812 Formatos o libros de inventarios
14111813 Formatos o libros de correspondencia
14111814 Formatos o libros de impuestos
14111815 Tarjetas de identificación
14111816 Tarjetas de huellas digitales de solicitante
14111817 Formato de verificación de depósito
14111818 Papel térmico
14111819 Formularios p libros de reservas
14111820 Formas o cupones de juegos de azar
14111821 Formatos o libros de órdenes
14111822 Formatos o libros de entregas
14111823 Formatos o libros de control
14111824 Libreta de prescripciones farmacéuticas
14111825 Menú
14111826 Certificados de nacimiento
14111827 Certificados de defunción
14111828 Papelería comercial membreteada
14121501 Cartón blanqueado
14121502 Cartón no blanqueado
14121503 Cartón
14121504 Papel de empaque
14121505 Material de fibra
14121506 Fibra corrugada
14121507 Papel inhibidor de la corrosión volátil o vci
14121601 Papel crepé sin blanquear
14121602 Papel crepé semi blanqueado
14121603 Pañuelos de papel resistentes a la humedad
14121604 Pañuelos de papel libres de ácido
14121605 Pañuelos de papel kraft
14121701 Papeles adheridos con película
14121702 Papeles cilindro o papel pesado multi – capas
14121703 Hojas de papel aluminio laminado
14121801 Papeles recubiertos de arcilla
14121802 Papeles recubiertos de polietileno
14121803 Papeles recubiertos de poliéster
14121804 Papeles recubiertos de silicona
14121805 Papeles recubiertos tratados con látex
14121806 Papel de parafinado
14121807 Papel mantequilla
14121808 Papel para congelador
14121809 Papel de enmascarar
14121810 Papeles carbón
14121811 Papeles de copiado sensibilizados
14121812 Papel de fotografía
14121901 Papel periódico estándar
14121902 Papel periódico de colores
14121903 Papel periódico de alto brillo
14121904 Papel offset
14121905 Papeles tímpano
14122101 Papel kraft súper calandrado
14122102 Papel kraft terminado o satinado en máquina
14122103 Papel no recubierto no tratado
14122104 Papel crepé no tratado
14122105 Papel crepé tratado con látex
14122106 Papel no recubierto tratado con látex
14122107 Papel base corrugado
14122201 Papel para germinación de semillas
14122202 Papel para bolsas de te
15101502 Kerosene
15101503 Nafta
15101504 Combustible de aviación
15101505 Combustible diésel
15101506 Gasolina
15101507 Benceno
15101508 Petróleo crudo
15101509 Combustible marítimo
15101510 Condensado
15101511 Etanol
15101512 Coque de petróleo o petcoke
15101513 Combustible diésel para uso fuera de carretera
15101514 Gasolina regular menor a 91 octanos
15101515 Gasolina premium mayor o igual a 91 octanos
15101601 Carbón sub – bituminosos o débil
15101602 Lignito
15101603 Turba
15101604 Coque
15101605 Carbón de leña o vegetal
15101606 Combustibles de alcohol gelatinoso
15101607 Hexaminas
15101608 Trioxanos
15101609 Briqueta
15101610 Carbón de cascara de coco
15101611 Antracita o carbón duro
15101612 Carbón metalúrgico
15101613 Carbón sin procesar
15101614 Carbón energético
15101701 Fuel oil de calefacción # 2
15101702 Fuel oils pesados residuales # 4 ó # 6
15101801 Biodiésel
15111501 Propano
15111502 Metano
15111503 Propileno
15111504 Etileno
15111505 Butano
15111506 Acetileno
15111507 Gas de agua o gas productor
15111508 Gas de carbón
15111509 Gas metilacetileno propadieno mapp
15111510 Gas licuado de petróleo
15111511 Gas natural licuado gnl
15111512 Gas natural
15111701 Espesantes de combustible
15111702 Inhibidores de hielo para sistemas de combustibles
15121501 Aceite motor
15121502 Aceite de corte
15121503 Aceite de engranajes
15121504 Aceite hidráulico
15121505 Aceite de transformador o aislador
15121508 Aceite de transmisión
15121509 Aceite de frenos
15121510 Anti – excoriación
15121511 Pastas de ensamble
15121512 Anti adhesivos
15121513 Lubricantes de grafito
15121514 Lubricantes espray
15121515 Compuestos anti – adherentes o anti – manchas
15121516 Eliminador de fugas
15121517 Jabones lubricantes
15121518 Fluidos de amortiguación
15121519 Aceites de lubricación de relojes
15121520 Lubricantes de propósito general
15121521 Aceites para lubricación de bombas
15121522 Aceites para lubricación de armas
15121523 Fluidos para preparación de lentes
15121524 Aceites de templado
15121525 Aceite atemperante
15121526 Lubricantes para equipo de procesamiento de alimentos
15121527 Aceite de turbina
15121528 Fluido hidráulico resistente al fuego
15121529 Aceite para máquinas de refrigeración
15121530 Aceite o fluido de transferencia de calor
15121801 Repelente de humedad
15121802 Lubricante anti – corrosión
15121803 Removedor de óxido
15121804 Preparación contra óxido
15121805 Pastas anti – soldado
15121806 Aceites penetrantes
15121807 Anticongelante
15121901 Grasa de silicona
15121902 Grasa
15121903 Grasa fluoropolímero
15121904 Grasa de lana
15121905 Grasa térmica
15131502 Uranio empobrecido
15131503 Uranio enriquecido
15131504 Iridio
15131505 Plutonio enriquecido
15131506 Plutonio empobrecido
15131601 Barra de combustible nuclear
43191501 Teléfonos móviles
43191502 Busca personas
43191503 Teléfonos de pago
43191504 Teléfonos fijos
43191505 Máquinas contestadoras
43191507 Teléfonos para propósitos especiales
43191508 Teléfonos digitales
43191509 Teléfonos análogos
43191510 Radios de dos vías
43191511 Teléfonos ip
43191512 Teléfonos inalámbricos de telecomunicaciones inalámbricas digitales optimizadas dect
43191513 Video teléfono
43191514 Teléfono satelital
43191515 Teléfono manos libres
43191516 Sistema de conmutador telefónico
43191601 Placas frontales de teléfonos móviles
43191602 Marcadores de teléfonos
43191603 Cables de extensión para teléfonos
43191604 Placas frontales de teléfonos
43191605 Cables para auriculares de teléfonos
43191606 Auriculares de teléfonos
43191607 Almohadillas para el oído o el parlante de los auriculares de teléfonos
43191608 Tubos de voz para los auriculares de teléfonos
43191609 Teléfonos de diadema
43191610 Soportes o sujetadores o puestos de comunicación personal
43191611 Protectores de líneas telefónicas
43191612 Descansa teléfonos
43191614 Convertidores de voz para teléfonos
43191615 Set telefónico manos libres para vehículos
43191616 Consola central para teléfonos
43191618 Unidades de grabación de conversaciones
43191619 Dispositivos de señalización para teléfonos
43191621 Adaptadores de auriculares
43191622 Módulos o accesorios de busca personas
43191623 Teléfono de pago con mecanismos
43191624 Recipientes de monedas para teléfonos de pago
43191625 Cajas de monedas para teléfonos de pago
43191626 Tolvas para teléfonos de pago
43191627 Puertas de seguridad para las cajas de monedas de teléfonos de pago
43191628 Protectores de micrófono para teléfonos de pago
43191629 Pieles o placas frontales para notebook o palm
43191630 Kits de iniciación para teléfonos móviles
43191631 Clavijas de adaptadores o kits de campo o kits de viaje para teléfonos o módems
43191632 Antenas para teléfonos
43191633 Subconjuntos para conmutadores telefónicos
43191634 Tablero de extensión para conmutador telefónico
43201401 Tarjetas aceleradoras de gráficas o video
43201402 Tarjetas de módulos de memoria
43201403 Tarjetas de módem
43201404 Tarjetas de interface de red
43201405 Tarjetas receptoras de red óptica
43201406 Tarjetas transmisoras de red óptica
43201407 Tarjetas periféricas controladoras
43201409 Tarjetas de interface de red inalámbrica
43201410 Tarjetas o puertos de interruptor
43201411 Tarjeta de interconexión de componente periférico pci
43201412 Tarjeta pcmcia o pc
43201413 Tarjeta debanda magnética
43201414 Protector de disco duro
43201415 Tarjeta de módulo de identidad del suscriptor sim
43201416 Tablero de adquisición de datos
43201417 Tableros multimedia integrados
43201501 Tarjetas de interface de telecomunicaciones de modo de transferencia asincrónico atm
43201502 Tarjetas de aceleración de audio
43201503 Procesadores de unidad de procesamiento central cpu
43201507 Placas secundarias
43201508 Módulo de fibra de compensación de dispersión dcfm
43201509 Módulos de intercambio de comunicación de datos
43201513 Placa central de microordenador
43201522 Tarjetas de puertos paralelos
43201531 Tarjetas de captura de video
43201533 Interfaces de interface digital de instrumentos musicales midi
43201534 Interfaces de componentes de intercambio codec
43201535 Puertos seriales infrarrojos
43201537 Servidores de impresoras
43201538 Enfriadores de unidades de procesamiento central
43201539 Procesador central controlador de consola
43201540 Convertidor de canales
43201541 Procesador central de interface canal a canal
43201542 Unidad de control
43201543 Procesador central de instalación de acoplamientos
43201544 Convertidor o controlador de bus de interface
43201545 Tarjetas de fax
43201546 Tarjetas de audio conferencia
43201547 Tarjetas de voz
43201549 Interruptores de interface de bus
43201550 Dispositivo de sincronización de paquete de datos de red
43201552 Adaptadores para hardware o telefonía
43201553 Convertidores de transceptores y medios
43201554 Sintonizadores de televisión personal por computador pc tv
43201555 Sintonizadores de radio para pc
43201556 Adaptadores de interconexión de sistemas para pequeños computadores scsi
43201557 Controladores de arreglo redundante de discos independientes raid
43201558 Controlador de canales de fibra
43201559 Tarjetas de puerto serial
43201560 Coprocesador
43201601 Carcasas de computadoras
43201602 Carcasas de equipos de red
43201603 Componentes de apilamiento de carcasas
43201604 Bahías o canastas para equipos electrónicos
43201605 Expansores
43201608 Marcos de drive removibles
43201609 Bandejas o ensamblajes para almacenamiento de dispositivos
43201610 Placas traseras o paneles o ensamblajes
43201611 Bastidores (dispositivos de montaje) para computadores
43201612 Placas frontales para computadores
43201614 Extensores de consola
43201615 Kits de cubiertas para bahías de drives
43201616 Torres de arreglo de drives de discos duros
43201617 Armazones para tarjetas
43201618 Componente de rack de computador
43201619 Ventilador enfriador de computador
43201801 Unidades de disco flexible
43201802 Series de disco duro
43201803 Unidades de disco duro
43201806 Series de cintas
43201807 Unidades de cintas
43201808 Disco compacto cd de sólo lectura
43201809 Disco compacto cd de lectura y escritura
43201810 Disco versátil digital dvd de sólo lectura
43201811 Disco versátil digital dvd de lectura y escritura
43201812 Unidades de magneto óptico mo
43201813 Unidades de medios removibles de alta capacidad
43201814 Equipos electrónicos de duplicación de medios o información
43201815 Unidades de lectura y escritura de arquitectura de interconexión de componentes periféricos
43201816 Unidades ópticas de ultra densidad udo o autocargardores o bibliotecas
43201817 Unidades de disco compacto cd
43201818 Unidades de discos digitales de video dvd
43201819 Disco versátil digital de alta definición hd dvd de sólo lectura
43201820 Disco versátil digital de alta definición hd dvd de lectura y escritura
43201821 Disco de blu-ray bd de sólo lectura
43201822 Disco de blu-ray br de lectura y escritura
43201823 Reproductor de unidades multimedia de disco duro hdd
43201825 Publicador de discos
43201826 Series de memoria de discos compactos cd de sólo lectura
43201827 Dispositivo de almacenamiento de disco duro portátil
43201828 Audio disco de video digital dvd a
43201829 Video disco de video digital dvd v
43201830 Unidad de estado sólido ssd
43201831 Unidad de memoria de telecomunicaciones
43201832 Cargador de discos (juke box) compactos u ópticos
43201833 Sistema de conversión de digital a análogo
43201834 Controlador de dispositivo de almacenamiento
43201835 Dispositivo de almacenamiento unido a la red nas
43201902 Cambiadores de discos ópticos
43201903 Bibliotecas de unidades de cinta
43201904 Audio video de video discos digitales dvd av
43202001 Discos compactos cd
43202002 Cintas en blanco
43202003 Discos versátiles digitales dvd
43202004 Discos flexibles
43202005 Tarjeta flash de almacenamiento de memoria
43202006 Discos magneto ópticos mo
43202007 Discos en blanco de medios removibles de gran capacidad
43202008 Discos en blanco de alta densidad óptica udo
43202009 Cintas de audio en blanco
43202010 Unidad pen o flash
43202101 Estuches para discos compactos
43202102 Estuches para discos flexibles
43202103 Sujetadores de almacenadores de multimedia
43202104 Almacenadores para video cintas de escáner de hélice vertical vhs o accesorios
43202105 Gabinetes para medios múltiples
43202106 Estuches o billeteras para medios portátiles
43202107 Maleta para discos compactos o discos digitales versátiles cd/dvd
43202108 Estuche para tarjeta de memoria
43202201 Partes de piezas de teléfono
43202202 Generadores de timbres de teléfono
43202204 Timbres externos o sus partes
43202205 Teclas o teclados
43202206 Componentes de dispositivo de entrada o unidad de almacenamiento
43202207 Brazos y ensamblaje de cabezal
43202208 Ensamblajes de plomo
43202209 Ensamblajes de apilamiento de cabezales
43202210 Tope de protección anti choque
43202211 Platos o discos
43202212 Ensamblajes de cabezal de lectura y escritura
43202213 Unidades de disco de motor
43202214 Ensamblajes de regleta
43202215 Cable de teclado o mouse
43202216 Cable de conexión de impresora
43202217 Sujetador de cables de computador
43202218 Cubierta de cables de computador
43202219 Ensamblaje de cabezales de control de aire acondicionado de ventilación de automotores hvac
43202220 Módulo de energía de aire acondicionado de ventilación de automotores hvac
43202221 Ensamblaje de resistencias de aire acondicionado de ventilación de automotores hvac
43202222 Cables de computador
43211501 Servidores de computador
43211502 Servidores de computador de gama alta
43211503 Computadores notebook
43211504 Asistentes personales digitales pda u organizadores
43211505 Terminal de punto de venta pos
43211506 Computadores de cliente ligero
43211507 Computadores de escritorio
43211508 Computadores personales
43211509 Computadores de tableta
43211510 Consola central o terminales básicos (no inteligentes)
43211511 Dispositivos de computación de vestir
43211512 Computadores centrales
43211513 Computadores personales ultra móviles
43211514 Kioscos de computadores
43211515 Estaciones de trabajo para computadores
43211516 Minicomputadores
43211517 Computadores análogos
43211518 Computadores de múltiples pantallas
43211601 Cajas de interruptores de computador
43211602 Estaciones de acoplamiento
43211603 Replicadores de puertos
43211604 Cajas de interruptores periféricos
43211605 Actualizaciones de procesadores de señales
43211606 Kits de multimedia
43211607 Parlantes de computador
43211608 Equipo codificador y decodificador
43211609 Concentrador de bus serial universal o conectores
43211610 Kits de países o localización para computadores
43211611 Kits de arranque de mano pda
43211612 Kits de accesorios de computador
43211613 Puestos para computadores o notebooks
43211614 Adaptador de bus serial universal usb bluetooth
43211615 Puerto de expansión de computador notebook
43211616 Sujetador de asistente personal digital pda
43211617 Cable de extensión de bus serial universal usb
43211618 Módem de radio servicio de paquete general de bus serial universal
43211619 Estuche para transportar computadores notebook
43211701 Equipo de lectura de código de barras
43211702 Lectores y codificadores de banda magnética
43211704 Equipo de reconocimiento de billetes
43211705 Almohadillas o joy sticks de juegos
43211706 Teclados
43211707 Lápiz (stylus) para computador de luz
43211708 Mouse o bola de seguimiento para computador
43211709 Lápiz (stylus) de presión
43211710 Dispositivos de identificación de radio frecuencia
43211711 Escáneres
43211712 Tabletas de gráficos
43211713 Almohadillas (pads) táctil (touch)
43211714 Equipos de identificación biométrica
43211715 Terminales portátiles de ingreso de información
43211717 Sistemas de reconocimiento de caracteres ópticos
43211718 Sistemas de visión basados en cámaras para recolección automática de información
43211719 Micrófonos de voz para computadores
43211720 Terminales de pago para puntos de venta
43211721 Lectores de tarjetas perforadas
43211722 Escáneres de tarjetas de presentación
43211723 Equipos de votación electrónica o de conteo de votos
43211724 Kit periférico para computador
43211725 Limpiador de discos compactos o de discos versátiles digitales cd/dvd
43211726 Esferográfico digital
43211727 Dispositivo magnético de reconocimiento de caracteres en tinta micr
43211728 Terminal simple de tarjetas inteligentes
43211729 Lector de marcas ópticas
43211730 Sistema de adquisición de datos
43211731 Analizador de datos
43211732 Lector de películas digitales
43211801 Forros de dispositivos de ingreso de datos al computador
43211802 Almohadillas (pads) para mouse
43211803 Pieles (películas transparentes) para teclados
43211804 Cajones o estantes para tableros
43211805 Dispositivos para almacenamiento de kits de servicio
43211806 Descansa muñecas para teclado
43211807 Descansa muñecas para mouse
43211901 Monitores para tubos de rayo catódico crt
43211902 Paneles o monitores de pantalla de cristal líquido lcd
43211903 Monitores de pantalla táctil (touch)
43211904 Paneles de pantalla de plasma pdp
43211905 Pantallas emisoras de luz orgánica
43211906 Pantallas de caracteres
43211907 Cascos de realidad virtual
43211908 Pantallas de vacío fluorescente
43211909 Pantallas emisoras de diodos de poli luz
43211910 Mecanismo de inclinación de pantallas
43211911 Vidrio de pantalla táctil (touch)
43211912 Película de pantalla táctil (touch)
43211913 Pantalla activa lcd
43211914 Pantalla pasiva lcd
43212001 Protectores de brillo para pantallas de computador
43212002 Brazos o soportes para monitores
43212101 Impresoras de banda
43212102 Impresoras de matriz de puntos
43212103 Impresoras de sublimación de teñido
43212104 Impresoras de inyección de tinta
43212105 Impresoras láser
43212106 Impresoras de matriz de líneas
43212107 Impresoras de plotter
43212108 Impresoras de cinta térmica
43212109 Impresoras de etiquetas para bolsas
43212110 Impresoras de múltiples funciones
43212111 Impresoras de tiquetes aéreos o pases de abordaje atb
43212112 Impresoras de recibos para puntos de venta pos
43212113 Impresoras de discos compactos cd o de etiquetado
43212114 Impresoras de imágenes digitales
43212115 Impresoras de códigos de barra
43212116 Impresoras de etiquetas de identificación de radio frecuencia rfid
43212117 Controlador para impresoras
43212201 Sistema de almacenamiento virtual
43221501 Sistemas de atención automatizada
43221502 Distribuidor automático de llamadas acd
43221503 Alto parlantes para telecomunicaciones
43221504 Central telefónica interna pbx
43221505 Identificador de llamadas telefónicas autónoma
43221506 Consola de teleconferencias
43221507 Auto marcadores
43221508 Campos de lámpara de teléfono ocupado
43221509 Sistemas de contabilización de llamadas telefónicas
43221510 Desviador o retransmisor de llamadas telefónicas
43221513 Secuenciadores de llamadas telefónicas
43221514 Unidades de respaldo de marcación telefónica
43221515 Dispositivos para compartir líneas telefónicas
43221516 Monitores de estado de líneas telefónicas
43221517 Unidades de observación de servicio de equipos de telefonía
43221518 Dispositivos para restringir llamadas para equipos de telefonía
43221519 Sistemas de correo de voz
43221520 Equipos interactivos de reconocimiento de voz
43221521 Unidades de acceso remoto de telecomunicaciones
43221522 Equipos de teleconferencia
43221523 Grabadora de música o mensaje en espera
43221524 Adaptador de música en espera
43221525 Sistemas de intercomunicación
43221526 Sistemas de entrada de teléfono
43221527 Protector de “chuzadas” (acceso ilegal) de cable
43221528 Unidad de señales de supervisión
43221529 Medidor de llamadas
43221530 Dispositivo de señales de conmutador
43221601 Separador de sistema de antiguo teléfono simple de empresa cautiva pots de circuito de subscriptor digital dsl
43221602 Estante para separador de empresa cautiva de circuito de subscriptor digital dsl
43221603 Separador de sistema de antiguo teléfono simple pots de equipo de premisa de cliente cpe de circuito de subscriptor digital dsl
43221604 Equipo de circuito o línea de subscriptor digital xdsl
43221701 Equipo central de televisión
43221702 Equipo de acceso de televisión
43221703 Antenas de televisión
43221704 Equipo central de radio
43221705 Equipo de radio acceso
43221706 Antenas de radio
43221707 Equipo central de microondas
43221708 Equipo de acceso de microondas
43221709 Antenas de microondas
43221710 Equipo central de satélite
43221711 Equipo de acceso de satélite
43221712 Antenas de satélite
43221713 Equipo central de onda corta
43221714 Equipo de acceso de onda corta
43221715 Antenas de onda corta
43221716 Equipo central de buscapersonas
43221717 Equipo de acceso de buscapersonas
43221718 Antenas de radar
43221719 Antenas de aeronaves
43221720 Antenas de automotores
43221721 Equipo de comunicación de información de radio frecuencia
43221722 Antena de sistema de posicionamiento geográfico gps
43221723 Antena de celular
43221724 Generador sincronizado de tiempo
43221725 Divisor de señales
43221726 Reflector para antenas
43221727 Accesorio para antenas
43221728 Radomos o domo para radares
43221729 Antenas portátiles
43221730 Transmisor de telecomunicaciones por cable
43221731 Sistema de comunicación bajo el agua
43221732 Unidad de control de altavoces
43221733 Sistema de medición de lectura automática remota
43221801 Amplificadores ópticos
43221802 Filtros de redes o comunicaciones ópticas
43221803 Adaptadores ópticos
43221804 Láseres de red óptica
43221805 Equipo de red de modo de transferencia asincrónica atm
43221806 Equipos de red de red óptica sincrónica sonet
43221807 Filtros multiplexados de división de longitud de onda densa de telecomunicaciones dwdm
43221808 Equipos de telecomunicaciones jerárquicas digitales sincrónicas sdh
43221809 Transmisor óptico
43221810 Multiplexador óptico
43221811 Interruptor óptico
43222501 Equipo de seguridad de red cortafuegos (firewall)
43222502 Equipo de seguridad de redes vpn
43222503 Equipos de seguridad de evaluación de vulnerabilidad
43222504 Transmisor de interferencias de radio
43222602 Equipo de centro distribuidor de cables
43222604 Equipo de red de entrega de contenido
43222605 Puerta de acceso de redes
43222606 Kit de inicio de nodo de servicio de internet
43222607 Equipo de motor de caché
43222608 Repetidores de red
43222609 Enrutadores (routers) de red
43222610 Concentradores o hubs de servicio de red
43222611 Unidades de servicio de canales o información de red
43222612 Interruptores de red
43222615 Interruptor de área de almacenamiento de red san
43222619 Equipo de video de red
43222620 Interruptor multi servicios
43222621 Interruptor de contenido
43222622 Dispositivo para balancear la carga del servidor
43222623 Equipos de conexión cruzada digital dcx
43222624 Equipos de conexión cruzada óptica
43222625 Servidores de acceso
43222626 Módems de cable
43222627 Dispositivos de acceso de redes digitales de servicios integrados isdn
43222628 Módems
43222629 Bancos de módems
43222630 Unidades de acceso multi estaciones
43222631 Estaciones base de fidelidad inalámbricas
43222632 Agregadores de banda ancha
43222633 Adaptadores de manejo remoto
43222634 Dispositivo de monitoreo o manejo de redes
43222635 Kit de actualización de equipo de redes
43222636 Motor de aplicación de redes
43222637 Red óptica pasiva de gigabytes gpon
43222638 Equipos de red de línea dedicada manejada mlln
43222639 Hardware de subsistemas multimedia de protocolo de internet ip
43222640 Punto de acceso inalámbrico
43222641 Dispositivo de protocolo de internet compartido
43222642 Interruptor de enrutador (router)
43222643 Probador de cable de red
43222644 Controlador de tráfico de red
43222701 Teclas de telégrafo
43222702 Electro magnetos de telégrafo
43222703 Receptor acústico de telégrafo
43222704 Conmutador de telégrafo
43222801 Equipo de conexión cruzada digital dcx de banda estrecha o de banda ancha
43222802 Equipo de circuito de conmutador
43222803 Cargador de circuito digital dlc
43222805 Equipo de central telefónica privada pbx
43222806 Bloques de conexiones
43222811 Unidades de alarma de equipos de telefonía
43222813 Kits de partes de conmutadores telefónicos
43222814 Kits de instalación o modificación de equipos de telecomunicaciones
43222815 Unidades de terminales de telecomunicaciones
43222816 Operadores de introducción de datos de telefonía
43222817 Repetidores de telecomunicaciones
43222818 Estructura de terminal de distribución de teléfono
43222819 Paneles de conexión de puertos
43222820 Equipo electrónico para cancelar eco de voz
43222822 Multiplexor de división de tiempo tdm
43222823 Multiplexor de división de onda wdm
43222824 Enrolladores de cables aéreos
43222825 Kits de modificación de teléfonos
43222826 Terminal portadora
43222827 Multiplexor o mux
43222901 Acondicionadores de línea
43222902 Secadores de aire para cables de telefonía
43222903 Torre o soporte para telecomunicaciones
43223001 Dispositivos de entrada de teletipos
43223101 Equipos y componentes de red básica móvil gsm 2g
43223102 Equipos y componentes de red de acceso inalámbrica gsm 2g
43223103 Equipos y componentes de red básica móvil gprs 2.5g
43223104 Equipos y componentes de red de acceso inalámbrica gprs 2.5g
43223105 Equipos y componentes de red básica móvil umts 3g
43223106 Equipos y componentes de red de acceso inalámbrica 3g umts
43223107 Equipos y componentes de red básica móvil wlan
43223108 Equipos y componentes de acceso inalámbrico wlan
43223109 Equipo de interrupción ssp in
43223110 Equipo básico móvil in
43223111 Equipos y componentes de red básica móvil oss
43223112 Equipos y componentes de red de acceso inalámbrica oss
43223113 Antenas lan umt gsm
43223201 Portal de mensajes de voz
43223202 Centro de servicio de mensajes cortos
43223203 Centros de servicio multimedia
43223204 Plataforma de mensajes unificados
43223205 Plataforma de mensajes instantáneos
43223206 Puerta de enlace de internet inalámbrico
43223207 Sistema de flujo de video
43223208 Plataforma de juegos móvil o de mensajes
43223209 Plataforma de servicios de mensajes basados en locación
43223210 Sistemas de mensajes de micro pagos
43223211 Controladores de buscapersonas
43223212 Terminales de buscapersonas
43223301 Sistema y accesorios de conexión cruzada de comunicación de datos
43223302 Etiqueta de comunicación de datos
43223303 Cable de conexión de comunicación de datos
43223305 Ensamblaje de paneles de manejo de cables de red
43223306 Gabinete o cerramiento para sistemas de red
43223307 Caja de cables para sistemas de red
43223308 Estantes para equipos de sistemas de red
43223309 Panel de conexión
43223310 Conector de fibra óptica
43223311 Atenuador de fibra óptica
43223312 Pela cables de fibra óptica
43223313 Engarzador de fibra óptica
43223314 Dispositivo para pulir fibra óptica
43223315 Set de cuchillas para herramientas de fibra óptica
43223316 Punzón de fibra óptica
43223317 Removedor de búfer de fibra óptica
43223318 Emisor de fibra óptica
43223319 Detector de fibra óptica
43223320 Probador de continuidad de fibra óptica
43223321 Clip conector de fibra óptica
43223322 Gancho de soporte de fibra óptica
43223323 Adaptador de fibra óptica
43223324 Película pulidora de fibra óptica
43223325 Hisopos para fibra óptica
43223326 Cable de conexión de fibra óptica
43223327 Localizador de fallas de fibra óptica
43223328 Panel de conexión de fibra óptica
43223329 Fuente de luz de fibra óptica
43223330 Herramientas de ensamblaje de conector de fibra óptica
43223331 Inserto de fibra óptica
43223332 Kit de herramientas de fibra óptica
43223333 Lente de alcance de fibra óptica
43223334 Set de herramientas y tintes de fibra óptica
43223335 Cable de música de fibra óptica
43223336 Adaptador de alcance de fibra óptica
43223337 Cerramiento de fibra óptica
43223338 Cerramiento de conexión de fibra óptica
43223339 Caja de distribución de fibra óptica
43223340 Empalmadora de fusión de fibra óptica
43223341 Combinadora
43223342 Kit de conexión y guía de onda
43223343 Herramienta de “punchdown” de red
43231501 Software de mesa de ayuda o centro de llamadas (call center)
43231503 Software de adquisiciones
43231505 Software de recursos humanos
43231506 Software de logística de planeación de requerimiento de materiales y cadena de suministros
43231507 Software de manejo de proyectos
43231508 Software de manejo de inventarios
43231509 Software de barras de códigos
43231510 Software para hacer etiquetas
43231511 Software de sistemas expertos
43231512 Software de manejo de licencias
43231513 Software para oficinas
43231514 Software de ventas y mercadeo
43231515 Software de envío y embarque
43231601 Software de contabilidad
43231602 Software de planeación de recursos del negocio erp
43231603 Software de preparación tributaria
43231604 Software de análisis financiero
43231605 Software de contabilidad de tiempo
43232001 Juegos de acción
43232002 Juegos de aventuras
43232003 Juegos de deportes
43232004 Software familiar
43232005 Software de edición de música o sonido
43232101 Software de diseño de patrones
43232102 Software de imágenes gráficas o de fotografía
43232103 Software de creación y edición de video
43232104 Software de procesamiento de palabras
43232105 Software de gráficas
43232106 Software de presentación
43232107 Software de creación y edición de páginas web
43232108 Software de calendario y programación de citas
43232110 Software de hoja de cálculo
43232111 Software de lector de caracteres ópticos ocr o de escáner
43232112 Software de autoedición
43232201 Software de flujo de trabajo de contenido
43232202 Software de manejo de documentos
43232203 Software de versiones de archivo
43232204 Software de ingreso de texto incrustado
43232205 Software de tipos de letra
43232301 Software de categorización o clasificación
43232302 Software de agrupamiento de recursos
43232303 Software de manejo de relaciones con el cliente crm
43232304 Software de sistemas de manejo de base datos
43232305 Software de reportes de bases de datos
43232306 Software de interface y preguntas de usuario de base de datos
43232307 Software de extracción de datos
43232309 Software de recuperación o búsqueda de información
43232310 Software de manejo de metadata
43232311 Software de manejo de base de datos orientada al objeto
43232312 Software de servidor de portales
43232313 Software de servidor de transacciones
43232401 Software de manejo de configuraciones
43232402 Software de entorno de desarrollo
43232403 Software de integración de aplicaciones de empresas
43232404 Software de desarrollo de interface de usuario gráfica
43232405 Software de desarrollo orientado a objetos o componentes
43232406 Software de pruebas de programas
43232407 Software de arquitectura de sistemas y análisis de requerimientos
43232408 Software de desarrollo de plataformas web
43232409 Software para compilar y descompilar
43232501 Software de idiomas extranjeros (traductores)
43232502 Software de entrenamiento basado en computadores
43232503 Correctores de ortografía
43232504 Software de navegación de rutas
43232505 Software educacional multimedios
43232506 Software de enciclopedias
43232507 Software de diccionarios
43232508 Software de libretas de teléfonos
43232601 Software de soporte de aviación en tierra
43232602 Software de pruebas de aviación
43232603 Software de manejo de instalaciones
43232604 Software de diseño asistido de computador cad
43232605 Software analítico o científico
43232606 Software de cumplimiento (compliance)
43232607 Software de control de vuelos
43232608 Software de control industrial
43232609 Software de bibliotecas
43232610 Software médico
43232611 Software de puntos de venta pos
43232612 Software de fabricación asistida por computador cam
43232613 Software de sistema de ejecución de fabricación mes
43232614 Sistema de fabricación asistida por computador cam y de diseño asistido por computador cad
43232701 Software de servidor de aplicaciones
43232702 Software de comunicaciones de escritorio
43232703 Software de respuesta de voz interactiva
43232704 Software de servicios de directorio por internet
43232705 Software de navegador de internet
43232801 Software de monitoreo de red
43232802 Software de optimización del sistema operativo de red
43232803 Software de manejo de red óptica
43232804 Software de administración
43232805 Software de subsistema de multimedia de protocolo de internet ip
43232901 Software de acceso
43232902 Software de servidor de comunicaciones
43232903 Software de centro de contactos
43232904 Software de fax
43232905 Software de lan
43232906 Software de multiplexor
43232907 Software de almacenamiento de red
43232908 Software de interruptor o enrutador
43232909 Software y firmware de interruptor wan
43232910 Software inalámbrico
43232911 Software de emulación de terminal de conectividad de red
43232912 Software de puerta de acceso
43232913 Software de puente
43232914 Software de módem
43232915 Software de interconectividad de plataformas
43232916 Software irda de transferencia de información infrarrojo
43233001 Software de sistema de archivo
43233002 Software de sistema de operación de red
43233004 Software de sistema operativo
43233005 Firmware de computador
43233201 Software de servidor de autenticación
43233203 Software de manejo de seguridad de red o de redes privadas virtuales vpn
43233204 Software de equipos de seguridad de red y de redes privadas virtuales vpn
43233205 Software de seguridad de transacciones y de protección contra virus
43233401 Software de servidor de discos compactos cd
43233402 Software de conversión de información
43233403 Software de compresión de información
43233404 Software discos compactos cd o dvd o tarjetas de sonido
43233405 Software de controladores o sistemas de dispositivos
43233406 Software de controladores de ethernet
43233407 Software de controladores de tarjetas de gráficos
43233410 Software de controladores de impresoras
43233411 Software de protectores de pantalla
43233413 Software de reconocimiento de voz
43233414 Software de carga de almacenamiento de medios
43233415 Software de respaldo o archivo
43233416 Plataformas de codificación – decodificación
43233417 Componentes de software de reconocimiento de escritura manuscrita
43233418 Controladores de memoria
43233419 Plataformas de multimedia
43233420 Software de conversión de texto a voz
43233421 Controladores de video
43233501 Software de correo electrónico
43233502 Software de video conferencias
43233503 Software de conferencias de red
43233504 Software de mensajería instantánea
43233505 Software de música ambiental o publicidad para mensajería
43233506 Software de creación de mapas
43233507 Software estándar específico para operadores de móviles
43233508 Software de aplicación específica para operadores de móviles
43233509 Software de servicios de mensajería para móviles
43233510 Software de servicios de internet para móviles
43233511 Software de servicios basados en ubicación para móviles
43233512 Software de tonos de timbre
43233601 Software de controlador del motor
43233602 Software de monitor de energía
43233603 Software de control lógico programable
43233701 Software de manejo de sistemas de empresas
44101501 Fotocopiadoras
44101503 Máquinas multifuncionales
44101504 Emisores (senders) digitales
44101505 Duplicadores digitales
44101506 Máquinas de interruptor de fax
44101507 Máquina de fax de inyección de tinta
44101508 Máquina de fax láser
44101509 Máquina de fax térmica
44101510 Fax o radiofax climático
44101601 Máquinas cortadoras de papel o accesorios
44101602 Máquinas perforadoras o para unir papel
44101603 Máquinas trituradoras de papel o accesorios
44101604 Tablas de protección de base
44101605 Máquinas para emparejar papel
44101606 Máquinas para clasificar papel
44101607 Máquinas de prensa de papel
44101701 Opciones de color o actualizaciones
44101702 Bandejas de impresión a doble cara
44101703 Unidades de impresión a doble cara
44101704 Terminales de facsímil
44101705 Bandejas o alimentadores de máquinas de oficina
44101706 Unidades de fotoconductores o imágenes
44101707 Unidades de grapadoras
44101708 Filtros de ozono
44101709 Ensamblajes de réplica
44101710 Ensamblajes magnéticos de recogida
44101711 Compresor de ensamblaje
44101712 Apiladores de buzón de correo
44101713 Contadores de copias
44101714 Unidades de facsímil para máquinas de oficina
44101715 Cubiertas de platinas
44101716 Unidades de perforación de orificios
44101718 Adaptadores infrarrojos
44101719 Accesorios de copiado o escaneado
44101720 Fuentes de lenguaje
44101721 Husos de medios
44101722 Actualizaciones de energía de buzón de correo multi recipientes
44101723 Buzones de correo multi recipientes
44101724 Actualizaciones de multi funciones
44101725 Gabinetes de impresora
44101726 Actualizaciones de emulación de impresoras
44101727 Puestos para impresoras
44101728 Alimentadores de rollos
44101729 Apiladores de salida
44101730 Clasificador automático de documentos
44101802 Máquinas sumadoras
44101803 Máquinas contabilizadoras
44101804 Cajas registradoras
44101805 Cintas para calculadoras
44101806 Cintas para cajas registradoras
44101807 Calculadoras de bolsillo
44101808 Calculadoras científicas
44101809 Calculadoras de escritorio
44101810 Calculadoras impresoras
44101901 Máquinas de endoso de cheques
44101902 Máquinas para escribir cheques
44101903 Máquinas de actualización de chequeras o tiqueteras
44102001 Película de laminación
44102002 Bolsas de laminadores
44102003 Láminas de transferencia
44102004 Láminas creativas
44102101 Máquinas de franqueo o estampillado
44102102 Máquinas para abrir correspondencia
44102103 Máquinas para sellar correspondencia
44102104 Máquinas para cancelar estampillas
44102105 Máquinas para direcciones
44102106 Dobladores de cartas
44102107 Colocadores de estampillas
44102108 Accesorios para máquinas de correo
44102109 Máquina automática para postales o correspondencia
44102201 Endosador
44102202 Alimentadores de documentos para escáneres
44102203 Adaptadores de transparencia para escáneres
44102301 Máquinas de agrupación
44102302 Máquinas para envolver paquetes
44102303 Prensas de sellamiento
44102304 Máquinas selladoras
44102305 Tensionadores o selladoras para zunchado
44102306 Máquinas para amarrar
44102307 Intercaladores
44102402 Máquinas para fechar o numerar
44102403 Máquinas de prensa de identificación id
44102404 Máquinas para aplicar de etiquetas
44102405 Máquinas para hacer etiquetas
44102406 Equipos para rotulado
44102407 Grabadora de relieve para cinta
44102408 Sistemas de etiquetado automático
44102409 Sistemas de etiquetado semiautomáticos
44102411 Dispensadores de etiquetas
44102412 Cartuchos de etiquetas adhesivas
44102413 Kit de sistema de etiquetado de discos versátiles digitales o discos compactos cd/dvd
44102414 Estampilla auto abastecedora de tinta
44102501 Máquinas contadoras de dinero
44102502 Sorteadoras
44102503 Máquinas para envolver monedas
44102602 Máquinas de escribir
44102603 Ruedas de margarita para impresoras
44102604 Máquinas de estenotipio
44102605 Máquinas para dictado
44102606 Cinta de máquinas de escribir
44102607 Procesadores de palabras
44102608 Elementos de impresión para máquinas de escribir
44102609 Kits de accesorios o suministros para máquinas de escribir
44102610 Kits de inicio para máquinas de escribir
44102801 Laminadoras
44102802 Máquinas de encuadernación térmica
44102803 Máquina de encuadernación en espiral
44102804 Máquina de encuadernación de peinilla
44102805 Máquina perforadora de encuadernación
44102806 Máquina de encuadernación de alambre
44102901 Kits de viaje para máquinas de oficina
44102902 Accesorios de almacenamiento para máquinas de almacenamiento
44102903 Limpiadoras de cinta
44102904 Aerosol de aire comprimido
44102905 Pequeñas bolsas de papel de sales absorbentes húmedas
44102906 Kits de limpieza de computadores o equipos de oficina
44102907 Forros para equipos para protegerlos del polvo
44102908 Limpiadores de discos compactos o removedores de rayones
44102909 Limpiadores de unidades de discos compactos
44102910 Laminadora
44102911 Pañitos limpiadores para máquinas de oficina
44102912 Soluciones limpiadoras para equipos de oficina
44102913 Destructor de discos compactos
44103001 Almohadillas o filtros limpiadores de fusores
44103002 Aceite de fusores
44103003 Limpiador de fusores
44103004 Fusores
44103005 Lámparas o ensamblajes de fusores
44103101 Correas de impresoras, fax o fotocopiadoras
44103103 Tóner para impresoras o fax
44103104 Rollos de transferencia
44103105 Cartuchos de tinta
44103106 Barras de tinta
44103107 Suministros de limpieza de impresoras o faxes o fotocopiadoras
44103108 Reveladores para impresoras o fotocopiadoras
44103109 Tambores para impresoras o faxes o fotocopiadoras
44103110 Cabezales de impresión
44103111 Rollos de tinta
44103112 Cinta de impresora
44103113 Kits de correctores de fase o inyección de tinta
44103114 Kits de recubrimiento de inyección de tinta
44103116 Kit para impresora
44103117 Cintas de fax
44103118 Película de transparencia
44103119 Papel de transferencia en caliente para copiadoras
44103120 Recolectores de tóner
44103121 Guías de rollo para impresoras, faxes o fotocopiadoras
44103122 Bandas de impresión
44103123 Lápices de plotter
44103124 Cinta térmica
44103125 Kit de mantenimiento de impresoras
44103126 Tinta de máquina duplicadora digital
44103201 Máquina de tarjetas de tiempo
44103202 Máquinas estampadoras de tiempo
44103203 Cinta de repuesto para máquinas de tarjetas de tiempo
44103204 Estantes para tarjetas de tiempo
44103205 Tarjetas u hojas de tiempo
44103206 Máquina de huellas para control de tiempo y de acceso
44103502 Tapas de encuadernación
44103503 Lomos o cierres de encuadernación
44103504 Alambres o espirales de encuadernación
44103505 Peinillas o tiras de encuadernación
44103506 Cinta de encuadernación
44103507 Kits de encuadernación
44103508 Punzones de tinta de encuadernación
44103601 Trituradores de casetes o cintas
44111501 Sujetadores o dispensadores de mensajes
44111502 Organizadores de cajones de escritorio
44111503 Organizadores o bandejas para el escritorio
44111506 Sujetadores o dispensadores de papeles o tacos
44111507 Sujeta libros
44111509 Sujetadores de esferos o lápices
44111510 Organizadores o accesorios de colgar
44111511 Sistemas de despliegue o sus accesorios
44111512 Estante de literatura
44111513 Soportes para diarios o calendarios
44111514 Estantes u organizadores para estampillas
44111515 Cajas u organizadores de almacenamiento de archivos
44111516 Organizadores personales
44111517 Puestos de estudio
44111518 Sujetadores de tarjetas de presentación
44111519 Repisas de distribución de documentos
44111520 Almohadillas o protectores de superficie
44111521 Sujetadores de copias
44111522 Sujetadores de libros
44111601 Bolsas para billetes o billeteras
44111603 Sorteadores de monedas
44111604 Envoltorios para monedas o cintas para billetes
44111605 Cajas para efectivo o tiquetes
44111606 Bandejas de cajas de efectivo
44111607 Archivos de cheques
44111608 Bancos de monedas
44111609 Detectores de billetes falsos o suministros
44111610 Bandejas de monedas
44111611 Clips para billetes
44111612 Sellos para bolsas de monedas
44111613 Sujetadores de tarjetas de crédito
44111614 Estantes de correas de billetes
44111615 Bolsas de depósito
44111616 Separadores de cheques
44111617 Máquinas de inspección de monedas
44111618 Tarjetas de teléfono público o tarjetas de teléfono
44111801 Ayudas para esténciles o textos
44111802 Película de dibujo
44111803 Compases
44111804 Papeles de dibujo
44111805 Curvas
44111806 Transportadores
44111807 Escalas
44111808 Reglas t
44111809 Plantillas
44111810 Triángulos
44111812 Kits o sets de dibujo
44111813 Puntos o cintas de dibujo
44111814 Forros de protección para superficies de trabajo
44111815 Forros para mesas de dibujo
44111816 Máquina de dibujo multiplexora
44111817 Divisor de dibujo
44111818 Eidógrafo
44111901 Tableros de planeación o accesorios
44111902 Tableros electrónicos de copia o accesorios
44111903 Caballetes o accesorios
44111904 Tableros de cartas o accesorios
44111905 Tableros de borrado en seco o accesorios
44111906 Tableros de tiza o accesorios
44111907 Tableros de noticias o accesorios
44111908 Tableros magnéticos o accesorios
44111909 Kits o accesorios para limpieza de tableros
44111910 Rieles o sujetadores para colgar tableros
44111911 Tableros blancos interactivos o accesorios
44111912 Borradores para tableros blancos
44111913 Borradores de pila para tableros blancos
44111914 Tabla de soporte para escribir
44112001 Libretas de direcciones o repuestos
44112002 Calendarios
44112004 Planeadores de reuniones
44112005 Libretas de citas o repuestos
44112006 Diarios o repuestos
44112007 Cajas de sugerencias
44112008 Planeadores de pared o repuestos
44121501 Tubos de sobres
44121503 Sobres
44121504 Sobres de ventana
44121505 Sobres especiales
44121506 Sobres estándar
44121507 Sobres de catálogos o de gancho
44121508 Repositorios para mensajes
44121509 Bolsas para correo
44121510 Sellos para correo
44121511 Cajas para correo
44121512 Tapas de tubos para correo
44121513 Estampillas postales
44121604 Estampillas
44121605 Dispensadores de cinta
44121611 Punzones para papel u ojales
44121612 Cortadoras de papel o repuestos
44121613 Removedores de grapas (saca ganchos)
44121614 Campanas de llamada
44121615 Grapadoras
44121617 Abridor manual de cartas
44121618 Tijeras
44121619 Tajalápices manuales
44121620 Protector de plástico para dedos
44121621 Almohadillas para escritorio o sus accesorios
44121622 Humidificadores
44121623 Abridor de cartas mecánico
44121624 Herramientas de grabado en relieve
44121625 Pisa papeles
44121626 Removedor de adhesivo
44121627 Marcadores de libros
44121628 Contenedores o dispensadores de clips
44121630 Kit de cosedora
44121631 Dispensadores de goma o repuestos
44121632 Afilador de tijeras
44121633 Dispensadores de estampillas postales
44121634 Rollos adhesivos
44121635 Husos para cinta adhesiva
44121636 Tajalápices eléctricos
44121701 Bolígrafos
44121702 Sets de esferos o lápices
44121703 Estilógrafos
44121704 Esferos de punta redonda
44121705 Lápices mecánicos
44121706 Lápices de madera
44121707 Lápices de colores
44121708 Marcadores
44121709 Crayolas
44121710 Tiza para escribir o accesorios
44121711 Rotuladores
44121712 Repuestos de marcadores
44121713 Plumas de estilógrafos
44121714 Asideras para lápices o esferos
44121715 Combinaciones de esfero y lápiz
44121716 Resaltadores
44121717 Combinación de esfero y resaltador
44121718 Sets de esferos asegurados
44121719 Estilógrafos desechables
44121720 Esferos multi función
44121721 Esfero de tinta borrable
44121801 Película o cinta de corrección
44121802 Fluido de corrección
44121804 Borradores
44121805 Esferos de corrección
44121806 Repuestos para esferos de corrección
44121807 Repuestos para borradores
44121808 Borradores eléctricos
44121809 Sujeta borrador
44121902 Repuestos de minas
44121904 Repuestos de tinta
44121905 Almohadillas de tinta o estampillas
44121906 Cartuchos para rotuladores
44121907 Repuestos de tinta para estilógrafos
44121908 Repuestos de tinta para bolígrafos
44122001 Archivos para tarjetas de índex
44122002 Protectores de hojas
44122003 Carpetas
44122005 Cubiertas para revistas o libros
44122008 Índices de fichas
44122009 Archivos para tarjetas rotativas o de presentación
44122010 Separadores
44122011 Folders
44122012 Portapapeles
44122013 Cubiertas para informes
44122014 Levantadores de hojas
44122015 Respaldos para archivos
44122016 Sujetador de documentos
44122017 Folders de colgar o accesorios
44122018 Insertos o pestañas para archivos
44122019 Bolsillos para archivos o accesorios
44122020 Bolsillos para tarjetas
44122021 Álbumes de estampillas
44122022 Accesorios de carpetas de folders
44122023 Tabletas gráficas para arquitectura
44122024 Manijas de carpetas
44122025 Bolsillos de carpetas o accesorios
44122026 Garras para papel
44122027 Folders de archivo expandibles
44122028 Canales para montar carpetas
44122029 Folders de clasificación
44122030 Kit de folders
44122031 Marco de rieles laterales para colgar folders
44122032 Folders de conferencias
44122033 Archivo de acordeón para folders
44122034 Separador de páginas de libros
44122101 Cauchos
44122103 Sujetadores de cierre
44122104 Clips para papel
44122105 Clips para carpetas o bulldog
44122106 Alfileres o taches
44122107 Grapas
44122109 Sujetador de aro y bucle
44122110 Monturas adhesivas
44122111 Refuerzos para orificios
44122112 Sujetadores de cabeza redonda
44122113 Sujetadores de etiquetas
44122114 Postes roscados
44122115 Esquinas adhesivas
44122116 Clips de bolsas
44122117 Anillos para libros
44122118 Sujetadores de pinza
44122119 Sujetadores auto adhesivos
44122120 Postes de carpetas
44122121 Clips de pared o tablero
44122122 Tachuelas magnéticas
70101501 Operaciones de pesca comercial
70101502 Servicios de puerto para la flota pesquera
70101503 Instalaciones pesqueras en tierra
70101504 Operaciones de pesca de altura
70101505 Pesca por sonar
70101506 Pesca de ballenas
70101507 Pesca de arrastre
70101508 Pesca con sedal y anzuelo
70101509 Pesca con redes barrederas
70101510 Redes de pesca
70101601 Servicios de información o documentación de la industria pesquera
70101602 Servicios de investigación o experimentación de la industria pesquera
70101603 Recopilación o distribución de datos de la industria pesquera
70101604 Explotación comercial de los recursos pesqueros
70101605 Administración de la flota pesquera
70101606 Cooperativas de pesca
70101607 Conservación o protección de los recursos pesqueros
70101701 Servicios tecnológicos de pesca
70101702 Servicios de producción de los subproductos de la pesca
70101703 Producción pesquera
70101704 Almacenamiento de pescados
70101801 Recursos de la pesca en aguas interiores
70101802 Recursos de estanques piscícolas
70101803 Criadero de peces
70101804 Fincas piscícolas
70101805 Recursos de subproductos de la pesca
70101806 Evaluación de los recursos de las pesquerías
70101901 Maricultura
70101902 Ostricultura
70101903 Cría de mariscos
70101904 Cultivo de camarones
70101905 Piscicultura
70111501 Servicios de siembra de árboles, arbustos o plantas ornamentales
70111502 Servicios de poda de arbustos o plantas ornamentales
70111503 Servicios de poda de árboles
70111504 Servicios de apuntalamiento
70111505 Servicios de cirugía arbórea
70111506 Servicios de arbolistas
70111507 Servicios de traslado de árboles, arbustos o plantas ornamentales
70111508 Servicios de fumigación de plantas o árboles ornamentales
70111601 Servicios de plantación
70111602 Servicios de vivero
70111603 Servicios de floricultura
70111701 Servicio de administración o mantenimiento de huertos
70111702 Servicios de administración o mantenimiento de viñedos
70111703 Servicios de plantación o mantenimiento de jardines
70111704 Servicios de asesoría en horticultura
70111705 Servicios de mantenimiento de cementerios
70111706 Servicios de mantenimiento del césped
70111707 Servicio de mantenimiento del césped en las carreteras
70111708 Servicios de acolchado orgánico
70111709 Servicios de siembra
70111710 Servicios de corte de césped
70111711 Servicios de siembra de ramitas
70111712 Servicios de fumigación de parques o jardines
70111713 Servicios de administración o mantenimiento de parques
70121501 Administración de hatos lecheros
70121502 Fomento de la industria láctea
70121503 Tecnología lechera
70121504 Servicios de laboratorio de lácteos
70121505 Elaboración propia de fincas lecheras
70121601 Cría de ganado
70121602 Servicios de genética ganadera
70121603 Sericultura
70121604 Explotación ganadera
70121605 Sistemas de cría en fincas
70121606 Servicios de producción de aves de corral
70121607 Servicios de reproducción de ganado menor
70121608 Servicios de producción bovina
70121610 Apicultura
70121701 Selección ganadera
70121702 Servicios de exhibición de ganado
70121703 Servicios de sacrificio de ganado
70121704 Administración de hatos
70121705 Servicios de cría y cuidado del ganado
70121801 Servicios de cría de animales domésticos
70121802 Servicios de cuidado de animales domésticos
70121803 Servicios de residencia canina
70121901 Mejoramiento de pastizales
70121902 Manejo de pasturas
70121903 Investigación de tierras de pastoreo
70122001 Nutrición animal
70122002 Control de enfermedades animales
70122003 Tripanosomiasis animal
70122004 Servicios de control de patas y boca
70122005 Servicios de medicación preventiva de salud animal
70122006 Servicios de vacunación animal
70122007 Administración veterinaria
70122008 Tecnología para laboratorio veterinario
70122009 Servicios hospitalarios para animales
70122010 Servicios de información de salud animal
70131501 Servicios de control o evaluación de la desertificación
70131502 Servicios de conservación o protección del suelo
70131503 Servicios de control de la erosión
70131504 Fijación de dunas
70131505 Acondicionamiento del suelo
70131506 Mejoramiento del suelo
70131601 Servicios de aplicación de fertilizantes
70131602 Servicios de esparcido de cal
70131603 Servicios de arado
70131604 Servicios de preparación de semilleros
70131605 Servicios de tratamiento químico del suelo
70131701 Planificación de tierras
70131702 Evaluación de tierras
70131703 Recuperación de tierras
70131704 Planificación o valoración de zonas agroecológicas
70131705 Clasificación del suelo
70131706 Ordenación de las cuencas hidrográficas
70131707 Análisis de fertilidad del suelo
70131708 Pedología
70141501 Servicios de multiplicación de semillas
70141502 Hidroponía
70141503 Producción de hierba o forraje
70141504 Producción de plantas aromáticas
70141505 Producción de productos agrícolas para elaboración de bebidas
70141506 Producción de cacao
70141507 Producción de remolacha azucarera o caña de azúcar
70141508 Producción de nueces
70141509 Producción de cultivos productores de aceites esenciales
70141510 Producción de plantas textiles
70141511 Producción de fruta
70141512 Producción de granos o legumbres
70141513 Producción de plantas insecticidas
70141514 Producción de plantas medicinales
70141515 Producción de raíces o tubérculos
70141516 Producción de cereales
70141517 Producción de plantas de caucho
70141518 Producción de cultivos de especias
70141519 Producción de cultivos de tabaco
70141520 Producción de hortalizas
70141601 Servicios de fumigación de cultivos
70141602 Servicios de control biológico
70141603 Servicios de control de las malas hierbas
70141604 Servicios de herbicidas
70141605 Servicios de manejo integrado de plagas
70141606 Fitopatología
70141607 Control de langostas
70141701 Servicios de invernaderos
70141702 Servicios de fertilizantes
70141703 Administración de cultivos
70141704 Sustitución de cultivos
70141705 Servicios de extensión
70141706 Especialización de cultivos
70141707 Gestión de sistemas de explotación agrícola de cultivo
70141708 Servicios de asesoría en la rotación o diversificación de cultivos
70141709 Servicios de taxonomía de plantas
70141710 Entomología de cultivos extensivos
70141801 Servicios de siembra de árboles de huerta o viñedos
70141802 Servicios de brotes o ramitas
70141803 Servicios de cultivos agrícolas
70141804 Servicios de siembra de cultivos
70141901 Servicios de cosecha de granos comerciales
70141902 Servicios de cosecha de frutales o nueces
70141903 Servicios de cosecha de cultivos extensivos
70141904 Servicios de cosecha de semillas
70142001 Servicios relativos a silos
70142002 Servicios de secado de granos
70142003 Servicios de procesamiento de la cosecha
70142004 Servicios de preparación del mercado para cultivos extensivos
70142005 Servicios de preparación del mercado para cultivos comerciales de granos
70142006 Servicios de preparación del mercado para productos hortenses
70142007 Servicios de preparación del mercado para productos frutales
70142008 Servicios de preparación del mercado para nueces
70142009 Servicios de desmotado
70142010 Servicios de limpieza de cultivos
70142011 Servicios de enfriamiento o refrigeración
70151501 Servicios de gestión de recursos forestales
70151502 Control de plagas forestales
70151503 Organizaciones, asociaciones o cooperativas forestales
70151504 Servicios de administración forestal
70151505 Inventario forestal
70151506 Seguimiento o evaluación forestal
70151507 Servicios de forestación
70151508 Servicios de asistencia forestal
70151509 Gestión de viveros forestales
70151510 Planificación sectorial forestal
70151601 Servicios de producción no maderera
70151602 Producción de aceites esenciales
70151603 Servicios de producción maderera
70151604 Producción de colorantes
70151605 Producción forestal comestible
70151606 Servicios de prueba de madera
70151701 Corte o tala de troncos
70151702 Cosecha forestal de zonas montañosas
70151703 Operaciones especializadas para la cosecha forestal
70151704 Cosecha de plantaciones
70151705 Cosecha forestal de pantanos o manglares
70151706 Cosecha de bosques de zonas templadas
70151707 Cosecha de bosques altos tropicales
70151801 Conservación de recursos genéticos forestales
70151802 Servicios de protección forestal
70151803 Rehabilitación de tierras forestales áridas
70151804 Rompevientos o barreras naturales de protección forestal
70151805 Servicios de conservación de parques o reservas forestales
70151806 Ordenación de las cuencas hidrográficas forestales
70151807 Control de las torrentes forestales
70151901 Desarrollo de los recursos forestales
70151902 Recursos agrosilvícolas
70151903 Recursos de madera combustible
70151904 Silvicultura
70151905 Recursos de plantaciones áridas con agua de lluvia
70151906 Recursos de plantaciones de hoja ancha
70151907 Plantaciones de coníferas
70151909 Plantaciones de bosques tropicales húmedos
70151910 Recursos de manglares
70161501 Protección de la fauna
70161601 Protección de la flora
70161701 Servicios de ecodesarrollo
70161702 Servicios de administración del ecosistema marino
70161703 Servicios de administración del ecosistema terrestre
70161704 Servicios de protección de los ecosistemas
70171501 Servicios de evaluación de la calidad del agua
70171502 Servicios de planificación de los recursos hidráulicos
70171503 Inspección de aguas subterráneas o superficiales
70171504 Servicios de cartografía de los recursos hidráulicos
70171505 Aprovechamiento de los ríos
70171506 Servicios para modelado de aguas subterráneas o superficiales
70171601 Gestión de la calidad del agua
70171602 Servicios de pruebas de agua
70171603 Manejo de suelos inundables
70171604 Servicios de asesoría en conservación del agua
70171605 Servicios de asesoría en derechos de agua
70171606 Servicios de recuperación de recursos hidráulicos
70171607 Servicios de tasación del agua
70171701 Servicios de mantenimiento o administración de canales
70171702 Servicios de mantenimiento o administración de represas
70171703 Servicios de mantenimiento o administración de embalses
70171704 Servicios de mantenimiento o administración de estaciones de bombeo
70171705 Servicios de mantenimiento o administración de canalizaciones
70171706 Servicios de mantenimiento o administración de malecones o diques
70171707 Servicios de mantenimiento o administración de pozos de agua
70171708 Servicios de asesoría en riego
70171709 Servicios de administración de sistemas de riego
70171801 Servicios de drenaje de tierras
70171802 Drenaje de agua pluviales
70171803 Servicios de protección contra inundaciones o de control de inundaciones
71101501 Desarrollos mineros
71101502 Sondeos de exploración o extracción de testigos
71101601 Profundización de pozos de mina
71101602 Servicios de voladura de minas
71101603 Servicio de perforación de pozos de sondeo de minas
71101604 Servicio de construcción de pozos de pendiente
71101605 Servicio de perforación horizontal de minas
71101606 Servicio de instalación de sellamiento subterráneo
71101607 Servicio de construcción de techado subterráneo
71101608 Servicio de construcción de búnkeres
71101609 Servicio de construcción de ventilación subterránea
71101701 Servicios de minería de pozos
71101702 Servicios de minería a cielo abierto
71101703 Servicios de explotación a cielo abierto
71101704 Servicios de lixiviación sobre el terreno
71101705 Bombeo o drenaje
71101706 Eliminación de cobertura de rocas
71101707 Servicios de embalsamiento o almacenamiento de aguas
71101708 Servicios de baldeo de la tierra
71101709 Servicios de relleno de minas
71101710 Servicio de alquiler o leasing de maquinaria para minería
71112001 Servicios de pruebas de muestras de formación de pozos entubados
71112002 Servicios de medición del espesor del revestimiento
71112003 Servicios de cortadoras químicas
71112004 Servicios de recuperación de tubería electromagnética
71112005 Servicios de medición del flujo del pozo
71112006 Servicios de medición de la densidad del fluido del pozo
71112007 Servicios de medición de la temperatura del fluido del pozo
71112008 Servicios de herramientas de punto libre
71112009 Servicios de rayos gamma
71112010 Servicios de cortadora a chorro
71112011 Servicios de medición durante la perforación
71112012 Servicios de porosidad por neutrón
71112013 Servicios de espectroscopia nuclear
71112014 Servicios de obturación de pozos
71112015 Servicios de recuperación permanente de tuberías magnéticas
71112017 Servicios de control de medición de la presión del pozo
71112018 Servicios de medición del fluido de perforación para registros de producción
71112019 Servicios de medición de la densidad para registros de producción
71112020 Servicios de video en fondo de pozo para registros de producción
71112021 Servicios de medición de flujo para registros de producción
71112022 Servicios de medición de presión para registros de producción
71112023 Otros servicios para registros de producción
71112024 Servicios de medición de temperatura para registros de producción
71112025 Servicios de colisión y separación
71112026 Servicios acústicos para registros del pozo
71112027 Servicios de herramienta para puntos de atascamiento
71112028 Servicios de registro de pozos de descomposición térmica
71112029 Servicios de evaluación de la corrosión de tubos del pozo
71112030 Servicios de rendimiento del pozo
71112031 Servicios de tubos para pozos
71112101 Servicios de registro acústicos digital
71112102 Servicios de registro de la geometría de la perforación
71112103 Servicios de registro nuclear de litología y densidad
71112105 Servicios de registro acústico dipolar
71112106 Servicios de registro de desviaciones
71112107 Servicios de planimetría direccional
71112108 Servicios de registro de propagación electromagnética
71112109 Servicios de muestreo de pruebas de formación
71112110 Servicios de registro de identificación de fracturas
71112111 Servicios de registro por rayos gamma
71112112 Servicios de registro espectroscópico por rayos gamma
71112113 Servicios de registro nuclear geoquímico
71112114 Servicios de generación de imágenes del pozo
71112115 Servicios de registro por resonancia magnética
71112116 Servicios de registro de micro resistencia
71112117 Servicios de registro de porosidad por neutrón
71112119 Servicios de registro de resistencia
71112120 Servicios de registro acústico de acceso angosto
71112121 Servicios de registro acústico de la relación de adherencia del cemento
71112122 Servicios de generación de imágenes acústicas del pozo
71112123 Servicios de registro de formación de ángulo y dirección de inclinación
71112202 Registro durante servicios de perforación
71112203 Servicios de registro durante la pesca
71112204 Servicios de registro durante la perforación
71112205 Servicios de tubería de perforación transportadas para pozos
71112206 Servicios generales de registro de pozos
71112301 Servicios de adquisición de datos sísmicos de tierras de 2d/ 3d/ 4d
71112302 Servicios de adquisición de datos sísmicos marinos de 2d/ 3d/ 4d
71112303 Servicios de procesamiento de datos sísmicos de 2d/ 3d/ 4d
71112322 Interpretación de datos sísmicos de 2d/ 3d/ 4d
71112323 Servicios de estudio de la velocidad del pozo
71112324 Otros servicios sísmicos
71112325 Servicios de adquisición de datos sísmicos por sondeo para tierras
71112326 Servicios de adquisición de datos sísmicos marinos por sondeo
71112327 Servicios de procesamiento de datos sísmicos por sondeo
71112328 Servicios de adquisición de monitoreo de datos sísmicos por sondeo
71112329 Servicios de adquisición de datos sísmicos por sondeo durante la perforación
71112330 Servicios simultáneos de adquisición de datos sísmicos por sondeo y de superficie
71121001 Servicios de hardware de tuberías de revestimiento para campos petroleros
71121002 Servicios de pruebas de laboratorios de cemento para campos petroleros
71121008 Servicios de circulación perdida del pozo petrolero
71121009 Servicios de eliminación de lodo del campo petrolero
71121010 Servicios de cementación de tapones
71121011 Servicios de bombeo a presión del pozo en el emplazamiento
71121012 Servicios de prueba de presión del campo petrolero
71121016 Servicios de cementación del pozo con forzamiento de inyección
71121017 Servicios de control de agua del pozo
71121018 Servicios de evaluación de la cementación del pozo
71121024 Servicio de cementación de tubería
71121025 Otros servicios de cementación
71121101 Servicios de acidización mediante tubería flexible contínua
71121102 Servicios de instalación de cables mediante tubería flexible contínua
71121103 Servicios de cementación mediante tubería flexible contínua
71121104 Servicios de corte químico mediante tubería flexible contínua
71121105 Servicios de limpieza mediante tubería flexible contínua
71121106 Servicios de terminación mediante tubería flexible contínua
71121107 Servicios de transporte de inflables mediante tubería flexible contínua
71121108 Servicios de extracción de testigos mediante tubería flexible contínua
71121109 Servicios de alcance extendido del pozo
71121110 Servicios de pesca mediante tubería flexible contínua
71121111 Servicios de fracturación mediante tubería flexible contínua
71121112 Servicios de presión alta mediante tubería flexible contínua
71121113 Servicios de aislamiento horizontal del campo petrolífero
71121114 Servicios de registro mediante tubería flexible contínua
71121115 Servicios de fresado mediante tubería flexible contínua
71121116 Aplicaciones relacionadas con nitrógeno mediante tubería flexible continua
71121117 Servicios de perforación mediante tubería flexible contínua
71121118 Servicios de tendido de conductos o tuberías de producción
71121119 Servicios de intervención en los conductos
71121120 Servicios de control de arena mediante tubería flexible contínua
71121121 Servicios abrasivos de limpieza tubular
71121122 Servicios de matar el pozo (well kil)l mediante tubería flexible contínua
71121123 Servicios de salida de tubería mediante tubería flexible contínua
71121201 Servicios convencionales de extracción de testigos
71121202 Servicios de aislamiento de testigos
71121203 Servicios de conservación de testigos
71121204 Servicios de extracción horizontal de testigos
71121205 Servicios de extracción de testigos orientada
71121206 Servicios de análisis de testigos ("Core analysis service ")
71121207 Servicios de extracción de testigos con esponja
71121208 Servicios de extracción de testigos mediante cable conductor recuperable
71121209 Servicios de sistemas antiatascamiento
71121210 Servicios de extracción motorizada de testigos
71121211 Servicios de sistemas de cierre completo
71121301 Servicios de control de la vibración de perforación en el fondo del pozo
71121302 Servicios de ensanchamiento de la perforación en el fondo del pozo
71121303 Servicios de protección del ensanche y calibración de la perforación en el fondo del pozo
71121304 Servicios de reducción del arrastre o torque en la perforación en el fondo del pozo
71121305 Servicios de alivio de atascamiento de los tubos en la perforación en el fondo del pozo
71121307 Servicios de reparación de herramientas de perforación en el fondo del pozo
71121309 Servicios de estabilización de la perforación en el fondo del pozo
71121310 Alquiler de armadura de urgencia bop
71121401 Servicios de diseño de brocas de perforación del campo petrolero
71121402 Servicios de optimización hidráulica de las brocas de perforación del campo petrolero
71121403 Servicios de planificación de las brocas de perforación del campo petrolero
71121404 Servicios de registro de las brocas de perforación del campo petrolero
71121405 Servicios de reparación de brocas de perforación del campo petrolero
71121406 Contratos de longitud excavada de las brocas de perforación del campo petrolero
71121407 Servicio de asistencia para la optimización de la perforación en el emplazamiento del pozo
71121408 Servicios de elevación hidráulica de las brocas de perforación
71121501 Servicios de medición acústica durante la perforación
71121502 Servicios de telemetría acústica durante la perforación
71121503 Servicios de medición de calibre durante la perforación
71121504 Servicios de medición de la densidad durante la perforación
71121505 Servicios del rendimiento de la perforación del campo petrolero
71121506 Servicios de telemetría electromagnética durante la perforación
71121507 Servicios de medición de la inclinación de formación durante la perforación
71121508 Servicios de medición de la presión de formación durante la perforación
71121509 Pozos dirigidos geológicamente
71121510 Servicios de geoparada
71121511 Servicios de registro de lodo
71121512 Servicios de resonancia magnética nuclear
71121513 Servicios de medición de la porosidad durante la perforación
71121514 Servicios de medición de la resistividad durante la perforación
71121515 Servicios de gestión de levantamiento de planos del pozo
71121516 Servicios de inspección de los cables conductores
71121601 Servicios de personal para revestimiento de tuberías del pozo
71121602 Servicios de planificación para el revestimiento de tuberías del pozo
71121603 Servicios de fresado para el revestimiento de tuberías del pozo
71121604 Servicios de perforación con tubería flexible continua
71121605 Servicios de planificación de la terminación del pozo
71121606 Servicios de perforación direccional de pozo convencional
71121607 Servicios de perforación direccional de pozos
71121608 Servicios de desarrollo de contratos para perforación de pozos
71121610 Servicios de ingeniería para perforación de pozos
71121611 Servicios de fluido o lodo para perforación de pozos
71121612 Servicios de perforación de pozos para entrada de agua
71121613 Servicios de monitoreo de la torre de perforación del pozo
71121614 Control de sólidos durante perforación de pozos
71121615 Servicios de apertura de hoyos o estabilización de la perforación de pozos
71121616 Supervisión de perforación de pozos
71121617 Servicios de control de perforación de pozos
71121618 Otros servicios generales para perforación de pozos
71121619 Servicios de perforación direccional de alcance extendido de pozos
71121620 Servicios de perforación direccional multilateral de pozos
71121621 Servicios de pruebas o modificaciones de tubos para pozos de petróleo
71121622 Servicio de almacenamiento transitorio o recogida de tubos para perforación de pozos
71121623 Almacenamiento de tubería de perforación de pozo
71121624 Enroscado de tubería de perforación de pozos
71121625 Servicio de perforación de los orificio de conexión o ratonera
71121626 Servicios de perforación direccional de pozos de radio corto
71121627 Servicios de ampliación dirigible de paredes por debajo de la tubería de revestimiento durante la perforación del pozo
71121628 Servicios de perforación direccional de pozos de radio ultracorto
71121629 Servicios de perforación desbalanceada de pozos
71121630 Servicios de planificación del pozos
71121631 Servicios de reperforación o retrabajo
71121632 Control de desviaciones en la perforación del pozo
71121633 Servicios de empacado de grava del campo petrolero
71121634 Servicios de sistemas de cascos del campo petrolero
71121635 Servicios de personal para arrastre de aparejos del pozo
71121636 Servicios de equipo de la cabeza del pozo
71121637 Servicios de desviación con aparato para cambiar el trazo de perforación
71121638 Servicios de limpieza de conductos de perforación de pozos
71121639 Servicio de alquiler de tubería de perforación en el fondo del pozo
71121640 Servicio rodante de tubería
71121641 Servicio de perforación direccional dirigible y rotativa
71121701 Servicios de diseño del servicio de pesca en el campo petrolífero
71121702 Servicios de evaluación económica del servicio de pesca en el campo petrolífero
71121703 Servicios de operación del servicio de pesca en el campo petrolífero
71121704 Servicios de recuperación de desechos en el campo petrolífero
71121705 Servicios de recuperación de tubería en el campo petrolífero
71121706 Servicios de perforación o pesca en el campo petrolífero
71121805 Servicios de elevadores del eje mayor del yacimiento
71121806 Servicios de elevadores recíprocos de varilla
71121807 Servicios de elevación hidráulica
71121808 Servicios de elevadores de cavidad progresiva cvx
71121809 Servicios de automatización y optimización de pozos en el emplazamiento
71121810 Servicios de elevación por bombeo sumergible electrónico
71121811 Otros sistemas de elevación
71121812 Servicios de elevadores de gas
71121901 Servicios de evaluación de fluidos en el fondo del pozo
71121902 Servicios de laboratorio de fluidos de fondo del pozo
71121903 Servicios de muestreo de fluidos de fondo de pozo
71121904 Servicios de ingeniería para fluidos de fondo de pozo
71121905 Servicio de manejo de fluidos residuales
71122001 Servicios de perforación de pozos con tubería flexible continua
71122002 Servicios de perforación de pozos con alambre (slickline)
71122003 Servicios de perforación de pozos con tubo directo
71122004 Servicios de perforación de pozos con tubo transportado
71122005 Servicios de perforación de pozos con cables conductores
71122006 Servicios de perforación de tuberías de pozos
71122101 Servicios de bombeo de control de arena ácida
71122102 Servicios de mezclado de control de arena
71122103 Servicios de control de arena en el fluido de limpieza
71122104 Servicios de control de arena en el fluido de terminación
71122105 Servicios de consolidación de pozos
71122107 Servicios de control de arena en el fluido de fracturación
71122108 Servicios de pruebas de diseño de fracturación o pre fracturación
71122109 Servicios generales/misceláneos de control de arena
71122110 Servicios de control de arena en el fluido transportador de grava
71122111 Servicios de pruebas de laboratorio para el control de arena
71122112 Servicios de control de arena multizonal
71122113 Servicios de monitoreo del control de arena
71122114 Servicios de aislamiento temporal del control de arena
71122115 Servicios de reacondicionamiento de herramientas del pozo
71122116 Servicios de bombeo para control de arena de no fracturación
71122201 Servicios de pesca con alambre (slickline)
71122202 Servicios de elevación con alambre (slickline)
71122203 Servicios de manipulación con alambre (slickline)
71122204 Servicios de terminación con alambre (slickline)
71122205 Servicios de registro con alambre (slickline)
71122206 Servicios mecánicos con alambre (slickline)
71122207 Servicios de recuperación de tubos con alambre (slickline)
71122301 Servicios de buceo en pozos submarinos
71122302 Servicios de vehículos operados a control remoto (rov) para pozos submarinos
71122303 Servicios de equipo de pruebas o accesorios de pozos submarinos
71122304 Servicios de terminación o intervención de pozos submarinos submarino
71122305 Servicios de estructura jerárquica (tree) de las pruebas de seguridad de pozos submarinos
71122306 Servicios de mantenimiento de equipo del pozo submarino
71122307 Servicios de dragado, zanjado y excavación submarina
71122308 Servicio de tendido de cables y tubería submarina
71122309 Servicio de inspección y monitoreo del equipo de producción de pozos submarinos
71122310 Servicio de ingeniería y administración de proyectos de pozos submarinos
71122311 Servicio de ingeniería y diseño inicial de proyectos de pozos submarinos feed
71122407 Servicios de pruebas de rellenos de perforación
71122408 Servicio de pruebas periódicas del pozo
71122409 Servicios de pruebas de superficie del pozo
71122410 Servicio de pruebas desbalanceadas durante la perforación
71122501 Servicios de diseño del control de gas o agua
71122502 Servicios de evaluación del control de gas o agua
71122503 Servicios de aislamiento del control de gas o agua
71122504 Servicios de pruebas del control de gas o agua
71122505 Servicios de pruebas de gas o agua
71122506 Servicios de llamarada
71122601 Servicios de terminación de pozos de agujero revestido
71122602 Servicios de fluidos de terminación del pozo
71122605 Servicio de terminación de la elevación de gas del pozo
71122606 Servicios de terminación de pozos inteligentes
71122608 Servicios de terminación multilateral de pozos
71122610 Servicios de terminación del control de arena del pozo
71122614 Servicios para el rodamiento de líneas
71122615 Servicios de terminación de hoyo abierto
71122616 Servicios de terminación de pozo con tubo/malla expandible
71122701 Servicios de mantenimiento de la plataforma de pozos petroleros
71122702 Servicios de mantenimiento de la unidad de bombeo del campo petrolero
71122703 Servicios de reparación de bomba de vástago del campo petrolero
71122704 Servicios de socavación del campo petrolero
71122705 Servicios de mantenimiento vástago de succión del campo petrolero
71122706 Servicios de achique de pozos
71122707 Servicios de anclaje de tubería del campo petrolero
71122708 Servicios mecánicos para bombas del campo petrolero
71122709 Servicio de mantenimiento de herramientas en el fondo del pozo
71122710 Servicios de mantenimiento de tubos del campo petrolero
71122711 Servicio de reacondicionamiento de pozos
71122801 Servicios de grabación en el fondo del pozo
71122802 Servicios de monitoreo del flujo del pozo
71122803 Servicios de monitoreo del flujo del pozo petrolero o de gas
71122804 Servicios de monitoreo de las fases en el emplazamiento del pozo
71122805 Servicios de monitoreo de las bombas en el emplazamiento del pozo
71122806 Servicios de adquisición de datos de la superficie en el emplazamiento del pozo
71122807 Servicios de lectura de la superficie en el emplazamiento del pozo
71122808 Servicios de grabación de la superficie en el emplazamiento del pozo
71122810 Servicios de pruebas de la superficie inferior del pozo
71122901 Servicios de aparejos del campo petrolero en aguas profundas
71122902 Servicios de plataformas petroleras autoelevables (jackup)
71122903 Servicios de plataformas petroleras en barcazas
71122904 Servicios de plataforma petroleras en tierra
71122905 Servicios de plataformas petroleras
71123001 Administración y provisión de todas los servicios de las instalaciones, ingeniería, modificación y mantenimiento para un emplazamiento o plataforma
71123002 Administración y operación de todas los servicios de las instalaciones, ingeniería, modificación y mantenimiento para un emplazamiento o plataforma
71123003 Servicios de producción y desarrollo de los depósitos de hidrocarburos
71123004 Servicios de construcción/administración de pozos
71123005 Administración y provisión de todos los servicios de catering, limpieza, oficina y seguridad en el emplazamiento o plataforma
71123006 Desarrollo de campos
71123007 Servicios de rehabilitación de campos
71131001 Servicios de fracturación del pozo con fluido a base de ácido
71131002 Servicios de fracturación del pozo con fluido a base de emulsión
71131003 Servicios de fracturación del pozo con fluido a base de espuma
71131004 Servicios de fracturación del pozo de petróleo
71131005 Servicios de control de la báscula del pozo de petróleo
71131006 Servicios de pruebas de fracturación del pozo
71131007 Servicios de evaluación de la fracturación del pozo en el fondo del pozo
71131008 Servicios de control de la altura de la fracturación del pozo
71131009 Servicios de monitoreo de la fracturación del pozo
71131010 Servicios de diseño del servicio de fracturación del pozo
71131011 Servicios de evaluación del servicio de fracturación del pozo
71131012 Servicios de evaluación de superficie de la fracturación del pozo
71131013 Servicios de control de calidad del tratamiento de la fracturación del pozo
71131014 Servicios de fracturación del pozo con fluidos a base de aceite
71131015 Otros servicios de fracturación de pozos
71131016 Servicios de manejo del esfuerzo de fracturación del pozo
71131018 Servicios de fracturación del pozo con fluido lineal a base de agua
71131019 Servicios de fracturación de pozos con fluido entrecruzado a base de agua
71131101 Servicios de estimulación de la matriz a base de ácido
71131102 Servicios de estimulación de la matriz de sellamiento de la formación
71131103 Servicios de limpieza total orgánica de la matriz
71131104 Servicios de inhibición orgánica de la matriz
71131105 Servicios de limpieza general de la balanza de la matriz
71131106 Servicios de inhibición de la balanza de la matriz
71131107 Servicios de diseño del tratamiento de la matriz
71131108 Servicios de desviación del tratamiento de la matriz
71131109 Servicios de evaluación del tratamiento de la matriz
71131110 Servicios del control de calidad del tratamiento de la matriz
71131111 Servicios de estimulación de la matriz de base no ácida
71131201 Servicios de nitrógeno para el pozo
71131301 Servicios de bombeo del campo petrolero con bocatoma de fondo
71131302 Servicios de bombeo del campo petrolero utilizando cables
71131303 Servicios de bombeo del campo petrolero con co2
71131304 Servicios de bombeo del campo petrolero utilizando tubería flexible continua
71131305 Servicios de bombeo en el fondo del pozo
71131306 Servicios de terminación dual del pozo
71131307 Servicios de bombeo horizontal del pozo
71131308 Servicios de operación o arrastre de la instalación de bombeo del campo petrolífero
71131309 Servicios de modificación del perfil del pozo
71131310 Servicios de bobinado del campo petrolífero
71131311 Servicios de bombeo de cavidad progresiva
71131312 Servicios de bombeo electrónico sumergible
71131313 Servicios de bombeo convencional
71131401 Servicios del sistema de llamarada del campo petrolífero
71131402 Servicio de aceite o agua caliente para el campo petrolero
71131403 Servicio de vapor del campo petrolero
71131404 Servicios de recuperación de sulfuro
71131405 Servicios de control de formación de hidratos en las tuberías de producción
71131406 Servicios de eliminación de depósitos de sulfato de hierro
71131407 Servicios de modelado de forzamiento de inyección
71131408 Servicios de modelado de formación de hidratos
71131409 Servicios de monitoreo de tratamientos químicos
71131410 Servicios de limpieza de conductos
71131411 Servicio de mejoramiento del flujo en los conductos
71131412 Servicios de mejoramiento y restauración de pozos
71131413 Servicios de inhibición de la corrosión
71131414 Servicios de inhibición de escamas
71131415 Servicios de garantía del flujo en los conductos
71131416 Servicios de eliminación de impurezas
71131417 Servicios de control de incrustaciones orgánicas
71131418 Servicios de control de hongos y bacterias
71131419 Servicio de recolección de gas
71131420 Servicio de filtraciones de reflujo del pozo
71141001 Servicios de control de la presión del pozo
71141002 Servicios de tapado del pozo
71141003 Servicios de lucha contra incendios en el pozo
71141004 Servicios de control de pozos descontrolados
71141005 Reacondicionamiento de pozos muertos
71141006 Operaciones de congelamiento del pozo
71141007 Diseño e implementación de pozos de alivio
71141008 Servicios de ingeniería para el control de pozos
71141101 Servicios de abandono de pozos
71141102 Servicios de taponamiento de pozos
71141103 Servicios de eliminación de la plataforma para el abandono del pozo
71141104 Servicios de corte de tubería para el abandono y taponamiento de pozos
71141201 Servicios de limpieza o achique del pozo
71141202 Servicios de restauración del emplazamiento del pozo
71151001 Servicios de transmisión de mensajes y datos del campo petrolero
71151002 Servicios de transmisión de gráficas del campo petrolero
71151003 Servicios de monitoreo en tiempo real de datos del pozo en el campo petrolero
71151004 Servicios de transmisión satelital de datos del pozo en el campo petrolero
71151005 Servicios de transmisión de datos del pozo en el campo petrolero
71151007 Servicios de programas de capacitación de simulación basados en computador
71151101 Servicios de administración de datos de los activos del campo petrolero
71151102 Servicios de minería de datos del campo petrolero
71151103 Servicios de gestión de datos de registro del campo petrolero
71151104 Servicios de gestión de datos cartográficos del campo petrolero
71151105 Servicios de gestión de datos sísmicos
71151106 Copias de seguridad y almacenamiento de datos
71151201 Servicios de preparación del presupuesto del campo petrolero
71151202 Servicios de planificación del capital del campo petrolero
71151203 Servicios de estructura jerárquica (tree) de las decisiones del campo petrolero
71151301 Servicios de mapas de burbujas del campo petrolero
71151302 Estudios de casos del campo petrolero
71151303 Análisis del decaimiento del campo petrolero
71151304 Estudios de campo del campo petrolero
71151305 Servicios de interpretación de la fracturación del campo petrolero
71151306 Servicios de geología
71151307 Servicios de geofísica
71151308 Servicios de interpretación del empaque con grava
71151309 Servicios de cartografía de cuadrícula del campo petrolero
71151310 Servicios de visualización o cartografía del campo petrolero
71151311 Servicios de petrofísica
71151315 Servicios de mecánica de rocas
71151316 Servicios de tanques de almacenamiento
71151317 Evaluación general de la formación
71151318 Servicios de procesamiento de la forma de ondas acústicas
71151319 Procesamiento de servicios geomecánicos
71151320 Servicios de interpretación y procesamiento de resonancia magnética nuclear
71151321 Servicios de interpretación y procesamiento de la resistividad
71151322 Procesamiento de la dirección y el ángulo de inclinación
71151323 Procesamiento de imágenes de la perforación
71151324 Registro durante procesamiento de perforación
71151325 Servicios de procesamiento e interpretación de los neutrones pulsados
71151326 Procesamiento general de los registros de producción y agujeros revestidos
71151327 Procesamiento de los servicios de análisis de inspección de la tubería
71151401 Servicios de diseño de las tareas de cementación del pozo
71151402 Servicios de diseño de las tareas con tubería flexible continua
71151403 Servicios de diseño de la tarea de perforar el pozo
71151404 Servicios de diseño de las tareas de fracturación del pozo
71151405 Servicios de diseño de la tareas de estimulación de la matriz
71151406 Servicios de diseño de las tareas para el control de arena del pozo
71161001 Modelos de terminación del campo petrolero
71161002 Modelos de perforación del campo petrolero
71161003 Modelos económicos del campo petrolero
71161004 Modelos del desarrollo del campo del campo petrolero
71161005 Modelos de producción del campo petrolero
71161006 Servicios de gestión de riesgo del campo petrolero
71161007 Modelos geológicos o geofísicos
71161008 Modelos de yacimientos
71161101 Servicios de elevadores artificiales del campo petrolero
71161102 Servicios de recuperación aumentada del petróleo
71161103 Servicios de inyección del pozo
71161104 Servicios de análisis del sistema de producción del campo petrolero
71161105 Servicios de perforación de pozos
71161106 Servicios de química de la producción del campo petrolero
71161107 Servicios de monitoreo de la producción del campo petrolero
71161109 Servicios de estimulación del pozo
71161110 Servicios de almacenamiento subterráneo de gas
71161111 Servicios de administración del agua del campo petrolífero
71161201 Servicios de lubricación en caliente del campo petrolero
71161202 Servicios de operaciones de arriendo
71161203 Servicios de registro del campo petrolero
71161204 Servicios de corte de parafina en el campo petrolero
71161205 Servicios de planificación de campos petroleros
71161206 Servicios de procesamiento de campos petroleros
71161301 Servicios de inspección o auditoría de campos petroleros
71161302 Servicios de planificación de respuesta de emergencia del campo petrolero
71161303 Servicios de desarrollo de campos petroleros
71161304 Servicios de monitoreo del rendimiento del campo petrolero
71161305 Servicios de presentación informes del campo petrolero
71161306 Servicios de entrega (handover) o plan de sucesión del campo petrolero
71161307 Servicios de matriz de entrenamiento del campo petrolero
71161308 Servicios de aprovisionamiento o logística del emplazamiento del pozo
71161402 Servicios de ingeniería para la terminación del pozo
71161403 Servicios de anclaje (deadman)
71161405 Servicios de revestimiento de pozos en su emplazamiento
71161407 Servicios de unidad jaladora para el pozo
71161408 Servicios en la costa
71161409 Servicios de revestimiento de pozos de exploración
71161410 Servicios de camiones de vacío en el emplazamiento del pozo
71161411 Servicios de ingeniería de aplicaciones desbalanceadas
71161413 Servicios de construcción o fabricación de pozos
71161414 Servicio de botes elevadores para el reacondicionamiento de pozos
71161503 Servicios de pruebas de equipo o inspección del emplazamiento del pozo
71161601 Servicios de dibujo para campos petroleros
71161602 Servicios de corretaje de equipos para campos petroleros
71161603 Servicios de investigación y desarrollo de campos petroleros
71161604 Servicios de certificación de campos petroleros
71161605 Servicios de consultoría de campos petroleros
71161606 Servicio de licencia tecnológica para gas y petróleo
72101501 Servicios de todero
72101504 Servicios de verificación de desastres o contingencias
72101505 Servicios de cerrajería
72101506 Servicios de mantenimiento de ascensores
72101507 Servicio de mantenimiento de edificios
72101508 Servicio de limpieza de pisos
72101509 Servicio de mantenimiento o reparación de equipos y sistemas de protección contra incendios
72101510 Mantenimiento o reparación del sistema de plomería
72101511 Servicio de instalación o mantenimiento o reparación de aires acondicionados
72101512 Servicio de construcción de malacates
72101513 Servicio de construcción fuera del sitio (offsite)
72101514 Servicio de construcción de zonas de desperdicios
72101515 Servicio de trabajos por hundimiento
72101516 Servicio de inspección, mantenimiento o reparación de extinguidores de fuego
72101517 Servicio de mantenimiento o reparación de generadores portátiles
72101518 Servicio de alquiler de generadores portátiles
72102101 Servicios de verificación de presencia de aves
72102102 Servicios de control de termitas
72102103 Servicios de exterminación o fumigación
72102104 Control estructural de plagas
72102105 Captura de animales
72102106 Control de roedores
72102902 Servicios de paisajismo
72102903 Servicios de eliminación de nieve
72102905 Mantenimiento de terrenos exteriores
72103101 Instalación de sistemas de transporte de materiales
72103102 Reparación de sistemas de transporte de materiales
72103103 Servicio transportador de superficie
72103104 Servicio transportador subterráneo
72103301 Servicios o reparaciones o mantenimiento de calles o parqueaderos
72103302 Mantenimiento o soporte de equipo de telecomunicaciones
72103304 Servicios de barrido de calles o parqueaderos
72111001 Servicios de reparación o ampliación por remodelación de viviendas unifamiliares
72111002 Servicio de remodelación general de viviendas unifamiliares
72111003 Servicio de reparación de casas móviles en el sitio
72111004 Servicio de construcción y reparación de patios y terrazas
72111005 Servicio de reparación por daños ocasionados por fuego de viviendas unifamiliares
72111006 Servicio de construcción de casas unifamiliares nuevas
72111007 Servicio de instalación de casas unifamiliares prefabricadas
72111008 Servicio de construcción de casas en la ciudad o casas jardín unifamiliares nuevas
72111101 Servicio de construcción de apartamentos nuevos
72111102 Servicio de construcción de cooperativas nuevas
72111103 Servicio de construcción de condominios nuevos
72111104 Servicio de construcción de residenciales estudiantiles nuevas
72111105 Servicio de construcción de hoteles o moteles nuevos
72111106 Servicio de remodelación de apartamentos
72111107 Servicio de remodelación de apartamentos cooperativos
72111108 Servicio de remodelación de condominios
72111109 Servicio de remodelación de residencias estudiantiles
72111110 Servicio de remodelación de hoteles o moteles
72111111 Servicios de contratación general para la construcción de residencias
72121001 Servicio de construcción y remodelación de plantas de lavado en seco
72121002 Servicio de construcción y remodelación de plantas de elaboración o empaque de productos alimenticios
72121003 Servicio de construcción y remodelación de elevadores de granos
72121004 Servicio de construcción o remodelación de molinos de papel o pulpa
72121005 Servicio de construcción y remodelación de plantas de productos farmacéuticos
72121006 Servicio de instalación y remodelación de edificaciones industriales prefabricadas
72121007 Servicio de construcción y remodelación de plantas ensambladoras de automóviles y camiones
72121008 Servicio de construcción y remodelación de bodegas
72121101 Servicio de construcción de edificios comerciales y de oficinas nuevos
72121102 Servicio de instalación de edificios comerciales y de oficinas prefabricados
72121103 Servicios de renovación y reparación de edificios comerciales y de oficinas
72121104 Servicio de construcción de restaurantes
72121105 Servicio de construcción de centros y galerías comerciales
72121201 Servicio de construcción de edificaciones para fincas
72121202 Servicio de construcción de invernaderos
72121203 Servicio de construcción de edificaciones para servicios agrícolas y de silos
72121301 Servicio de construcción de garajes automotrices
72121302 Servicio de construcción de estaciones de servicios automotrices
72121401 Servicio de construcción de edificios de bancos
72121402 Servicio de construcción de estaciones de bomberos
72121403 Servicio de construcción de hospitales
72121404 Servicio de construcción de oficinas de correo
72121405 Servicios de construcción de edificios religiosos
72121406 Servicio de construcción de edificios de escuelas
72121407 Servicio de construcción de mausoleos
72121408 Servicio de construcción de estadios
72121409 Construcción de bibliotecas públicas
72121410 Construcción de terminales y hangares de aeropuertos
72121501 Servicio de construcción de plantas químicas
72121502 Servicio de construcción de estaciones de carga y descarga de las minas
72121503 Servicio de construcción de refinerías de petróleo
72121504 Servicio de construcción de plantas de eliminación de aguas
72121505 Servicio construcción de plantas de tratamiento de aguas residuales y aguas negras
72121506 Servicio de construcción de centrales eléctricas
72121507 Construcción, mantenimiento y reparación de tanques
72121508 Servicio de construcción de plantas de preparación
72121509 Servicios eléctricos subterráneos
72121510 Servicio de construcción de sistemas flotantes de descarga y almacenamiento de la producción de gas y petróleo
72121511 Servicio de montaje y puesta en servicio de instalaciones de gas y petróleo mar adentro
72121512 Servicio de integración e instalación de complejos de producción de gas y petróleo mar adentro
72121513 Servicio de fabricación modular de plantas de gas y petróleo
72121514 Servicio de fabricación de plataformas y superestructuras de producción de gas y petróleo
72121515 Servicio de fabricación de cascos para sistema flotantes de producción de gas y petróleo
72121516 Servicios de fabricación de instalaciones fijas de producción de gas y petróleo mar adentro
72121517 Servicio de construcción de plantas de gas natural líquido gnl
72141001 Servicio de construcción de calles y carreteras nuevas
72141002 Servicio de construcción y reparación de barandas de seguridad y señales de calles y carreteras
72141003 Servicio de mantenimiento de calles y carreteras
72141004 Servicio de instalación de reflectores para carreteras
72141101 Servicio de construcción de pistas aeroportuarias
72141102 Servicio de nivelación del terreno
72141103 Servicio de pavimentación de calles y carreteras
72141104 Servicio de repavimentación de calles y carreteras
72141105 Servicio de construcción y reparación de aceras
72141106 Servicio de construcción de carreteras de grava o tierra
72141107 Servicio de construcción y reparación de puentes
72141108 Servicio de construcción y reparación de túneles
72141109 Servicio de construcción y reparación de viaductos
72141110 Servicio de construcción de ramales para gas y petróleo
72141111 Servicio de construcción de tubería maestra de gas
72141112 Servicio de construcción de estaciones compresoras de gas natural
72141113 Servicio de construcción de tuberías para gas y petróleo
72141114 Servicio de revestimiento de tuberías
72141115 Servicio de tendido de cables eléctricos
72141116 Servicio de tendido de cables de televisión
72141117 Servicio de tendido de cables de comunicación y teléfonos
72141118 Servicio de construcción de torres de transmisión para telecomunicaciones
72141119 Servicio de construcción de acueductos
72141120 Servicio de construcción de líneas de alcantarillado
72141121 Servicio de construcción de tubería maestra de agua
72141122 Servicio de construcción de líneas de energía eléctrica
72141123 Servicio de construcción de bocas de acceso
72141124 Servicio de tendido de tubería
72141125 Servicio de construcción de estaciones de bombeo
72141126 Servicio de construcción de servicios públicos subterráneos
72141201 Servicio de perforación de compuertas flotantes
72141202 Servicio de construcción de canales
72141203 Servicio de construcción de represas
72141204 Servicio de construcción de dársenas
72141205 Servicio de construcción de sistemas de drenaje
72141206 Servicio de dragado
72141207 Servicio de construcción de muelles
72141208 Servicio de construcción de sistemas de riego
72141209 Servicio de construcción de diques o malecones
72141210 Servicio de construcción de marinas
72141211 Servicio de construcción de embarcaderos
72141212 servicio de construcción de estanques
72141213 Servicio de construcción de vías de agua
72141214 Servicio de movimiento de pilas de láminas
72141215 Servicio de construcción submarina
72141216 Servicio de embarcaciones para construcciones en alta mar
72141301 Servicio de construcción de canchas de atletismo
72141302 Servicio de construcción de campos de golf
72141303 Servicio de construcción de canchas de tenis
72141401 Servicio de construcción de instalaciones de detención
72141402 Remodelación y reparación de instalaciones de detención
72141502 Servicio de recuperación de tierras
72141503 Servicio de remoción de piedras
72141504 Servicio de remoción de madera
72141505 Servicio de movimiento de tierras
72141507 Servicio de movimiento de pilotes
72141508 Servicio de voladura, excepto para demolición de edificios
72141509 Servicio de zanjado
72141510 Servicios de demolición
72141511 Servicio de excavación
72141601 Servicio de construcción de riel ligero
72141602 Servicio de corte para derecho de vía
72141603 Servicio de construcción de lechos de vía para ferrocarril y vías férreas
72141604 Servicio de construcción de metro
72141605 Servicio de tendido de rieles ferroviarios
72141701 Servicio de alquiler o leasing de maquinaria para construcción
72141702 Servicio de alquiler o leasing de equipo para construcción
72151001 Servicio de mantenimiento de calderas
72151002 Servicio de instalación y montaje de calderas
72151003 Servicio de mantenimiento y reparación de sistemas de calefacción
72151004 Servicio de mantenimiento y reparación de sistemas de calefacción por agua caliente
72151005 Instalación de controladores de presión de calderas
72151006 Mantenimiento o reparación u operación de controladores de presión de calderas
72151101 Servicio de construcción de sistemas sépticos
72151102 Servicio de instalación de sistemas de rociadores contra incendio
72151103 Servicio de instalación de sistemas de rociadores para riego
72151201 Servicio de construcción mecánica hvac
72151202 Servicio de construcción de tubería mediante proceso hvac
72151203 Servicio de construcción de energía solar hvac
72151204 Servicio de trabajo de ductos y ventilación hvac
72151205 Servicio de construcción de refrigeración hvac
72151206 Servicio de construcción de sistemas de calefacción hvac
72151207 Servicio de instalación y mantenimiento acondicionamiento del aire, enfriamiento y calefacción hvac
72151301 Servicio de pintura residencial
72151302 Servicio de pintura comercial
72151303 Servicio de pintura industrial
72151304 Servicio de pintura de aeronaves
72151305 Servicio de pintura de puentes
72151306 Servicio de marcación de pavimento
72151307 Servicio de pintura de buques
72151308 Servicio de colgadura de papel
72151401 Servicio comercial de construcción y revestimiento de paredes
72151402 Servicio residencial de construcción y cubrimiento de paredes
72151501 Servicios de instalación de iluminación
72151502 Servicio de construcción de sistemas de energía eléctrica
72151503 Servicio de instalación de plantas de cogeneración
72151504 Servicio de acondicionamiento de energía para computadores
72151505 Servicio de instalación de energía de emergencia o de reserva
72151506 Servicio de instalación de mecanismos de control y dispositivos relacionados
72151507 Servicio de instalación de controles electrónicos
72151508 Servicio de instalación de controles computarizados
72151509 Servicio de instalación de controles de la administración de la energía
72151510 Servicio de instalación de controles del sistema ambiental
72151511 Servicio de mantenimiento o reparación de sistemas de iluminación
72151514 Servicio de mantenimiento de energía de emergencia o de reserva
72151515 Servicio de inspección eléctrica
72151601 Servicio de instalación de televisión por cable
72151602 Servicio de instalación de cables de fibra óptica
72151603 Servicio de instalación de equipos de sonido especializados
72151604 Servicio de instalación de teléfonos y equipos para teléfonos
72151605 Servicio de cableado para video, datos y voz
72151606 Ingeniería subterránea para equipos de comunicaciones
72151607 Ingeniería de superficie para equipos de comunicaciones
72151608 Servicio de mantenimiento o reparación de sistemas satelitales
72151609 Servicio de soporte del eje de sistemas satelitales
72151701 Servicio de instalación de sistemas de control de acceso
72151702 Servicio de instalación de sistemas de televisión de circuito cerrado
72151703 Servicio de instalación de sistemas de alarmas contra robo y detección de fuego
72151704 Servicio de instalación y mantenimiento de sistemas instrumentados de seguridad
72151801 Instalación y mantenimiento cajeros automáticos
72151802 Servicio de refacción y reparación de componentes de maquinaria
72151803 Servicio de instalación y mantenimiento de máquinas expendedoras
72151901 Servicio de cimentación de construcciones
72151903 Servicio de colocación de ladrillos
72151904 Servicio de construcción y mantenimiento de chimeneas
72151905 Servicio de mampostería en bloques de concreto
72151906 Servicio de instalación de tubería de drenaje
72151907 Servicio de mampostería en mármol en exteriores
72151908 Servicios de mampostería en ladrillos a prueba de ácido o refractarios
72151909 Servicio de mampostería en piedra
72151910 Servicio de restauración o renovación de juntas con mortero
72151911 Servicio de instalación de adoquines unitarios
72152001 Servicio de instalación y reparación de drywall
72152002 Servicio de instalación y reparación de frescos
72152003 Servicio de instalación y reparación de repisas para chimenea
72152004 Servicio de enyesado ornamental o sencillo
72152005 Servicio de instalación y reparación de estuco
72152101 Servicio de trabajos acústicos y de cielorraso
72152102 Servicio de aislamiento y acabado de exteriores
72152103 Servicio de aislamiento de edificaciones
72152104 Servicio de películas de aislamiento de reflexión solar
72152201 Servicio de instalación de mármol en interiores
72152202 Servicio creación y reparación de mosaicos
72152203 Servicio de instalación y reparación de terrazos
72152204 Servicio de instalación de baldosas de cerámica
72152301 Servicio de carpintería rústica
72152302 Servicio de ebanistería
72152303 Servicio de construcción e instalación de gabinetes
72152401 Servicio de instalación o colocación de puertas de garaje
72152402 Servicio de instalación de ventanas y puertas prefabricadas
72152403 Servicio de enmarcación de vías de entrada y de salida
72152404 Servicio de instalación de clavos metálicos
72152405 Servicio de instalación de artefactos fijos en tiendas
72152501 Servicio de instalación de sistemas de pisos de acceso
72152502 Servicio de instalación de baldosas de asfalto
72152503 Servicio de instalación de tapetes
72152504 Servicio de instalación de baldosas de cerámica para pisos
72152505 Servicio de instalación de linóleo
72152506 Servicio de instalación de piso de revestimiento elástico
72152507 Servicio de instalación de láminas y baldosas de vinilo para pisos
72152508 Servicio de instalación y acabados de pisos de madera
72152509 Servicio de nivelación de pisos
72152601 Servicio de techado
72152602 Servicio de tubos de desagüe y bajantes
72152603 Servicio de instalación de claraboyas
72152604 Servicio de laminas metálicas arquitectónicas
72152605 Servicio de instalación y reparación de cielorrasos
72152606 Servicio de instalación y reparación de paredes externas
72152607 Servicio de instalación de canaletas de descarga
72152701 Servicio de estuco de concreto en exteriores
72152702 Servicio de lechada
72152703 Servicio de instalación de hormigón proyectado
72152704 Servicio de construcción de bordes de acera
72152705 Servicio de instalación de aceras o rampas
72152706 Servicio de construcción de caminos particulares para vehículos
72152707 Servicio de construcción de muros de retención
72152708 Servicio de construcción de parqueaderos
72152709 Servicio de trasiego de concreto
72152710 Servicio de cimentación y nivelación para construcciones
72152711 Servicio de construcción de patios de concreto
72152801 Servicio de perforación de pozos de agua domésticos
72152802 Servicio de perforación de pozos de aguas geotermales
72152901 Servicio de instalación de frentes metálicos de edificios
72152902 Servicio de colocación de refuerzos de concreto
72152903 Servicio de instalación de la parte frontal del ascensor
72152904 Servicio de instalación de sistemas de muros metálicos en exteriores
72152905 Servicio de trabajos en hierro estructural
72152906 Servicio de enrasillado y enlistonado metálicos
72152907 Servicio de colocación de armaduras estructurales para concreto prevaciado
72152908 Servicio de instalación de conductos de humo
72152909 Servicio de instalación de tanques de almacenamiento metálicos
72153001 Servicio de instalación de vidriado a prueba de balas
72153002 Servicio de instalación y reparación de vidrios en ventanas
72153101 Servicio de instalación de canchas de bolos
72153102 Servicio de construcción de canchas deportivas en interiores
72153103 Servicio de construcción de campos de juegos e instalación de equipos
72153104 Servicio de construcción e instalación de spas o yacusis
72153105 Servicio de construcción de piscinas
72153201 Servicio de revestimiento en plástico para estructuras de concreto
72153202 Servicio de revestimiento para estructuras metálicas
72153203 Servicio de control de corrosión
72153204 Servicio de impermeabilización
72153205 Servicio de enmasillado
72153206 Servicio de protección ignífuga en edificios
72153207 Servicio de alisado de superficies de concreto
72153208 Servicio de instalación de tuberías y calderas
72153209 Servicio de impermeabilización
72153301 Servicio de instalación de bombas de gasolina
72153302 Servicio de instalación de bombas de diésel
72153303 Servicio de mantenimiento o reparación de equipos de estaciones de servicio
72153401 Servicios de aparejos
72153402 Servicios de andamiaje
72153501 Servicio de limpieza de exteriores de edificios
72153502 Servicio de limpieza con chorro de arena en exteriores de edificios
72153503 Servicio de limpieza a vapor en exteriores de edificios
72153504 Limpieza con chorro de agua de alta presión
72153505 Servicio de limpieza del emplazamiento de la obra
72153506 Servicio de limpieza general posconstrucción de edificios nuevos
72153507 Servicio para retiro de materiales en el emplazamiento de la construcción
72153601 Servicio de acabado y reparación de tinas
72153602 Servicio de instalación y reparación de organizadores de clósets
72153603 Servicio de instalación de mostradores
72153604 Servicio de instalación de rieles para cortinas
72153605 Servicio de remodelación de cocinas y baños
72153606 Servicio de instalación de muebles de oficina
72153607 Servicio de instalación de azulejos plásticos en la pared
72153608 Servicio de instalación de cortinas o persianas
72153609 Servicio de instalación de aparatos comerciales y domésticos
72153610 Servicio de instalación de chimeneas prefabricadas
72153611 Servicio de instalación de gabinetes de cocina
72153612 Diseño o decoración de interiores
72153613 Servicio de alquiler y mantenimiento de mobiliario para oficina
72153701 Servicio de instalación de equipos en instalaciones de parqueaderos
72153702 Mantenimiento de parqueaderos
72153901 Trabajos de apuntalamiento y socalzado
72153902 Montaje y amarre en el sitio para casas móviles
72154001 Servicio de instalación de antenas
72154002 Servicio de instalación de césped artificial
72154003 Servicio de instalación de toldos
72154004 Servicio de movimiento de edificios
72154005 Servicio de empalme de cables
72154006 Servicio de perforación con extracción de testigos y corte
72154007 Servicio de achique
72154008 Servicio de taladro y aserrado con diamante
72154009 Servicios de instalación de dársenas industriales y sus equipos
72154010 Servicio de instalación, mantenimiento y reparación de ascensores
72154011 Servicio de aplicación de resina epoxi
72154012 Servicio de instalación y desmantelamiento de formas de concreto
72154013 Servicio de construcción de cercas
72154014 Servicio de instalación y mantenimiento de fibra de vidrio
72154015 Servicio de instalación de escaleras de emergencia
72154016 Servicio de construcción de carrozas (desfile)
72154017 Servicio de instalación de equipos para servicio de comida
72154018 Servicios de instalación de fuentes
72154019 Servicio de detección de fugas de gases
72154020 Servicio de instalación de sistemas de gases médicos
72154021 Servicio de coloreado de vidrio
72154022 Servicio de instalación y mantenimiento de equipos hidráulicos
72154023 Servicio de instalación de conductores de rayos
72154024 Servicio de herrajes y trabajos de metalistería ornamentales
72154025 Servicio de bombeo y drenaje de tanques de almacenamiento de petróleo
72154026 Servicio de reabastecimiento de pilas de hidrógeno
72154027 Servicio de excavación de agujeros para postes
72154028 Servicio de instalación y mantenimiento de avisos
72154029 Servicio de instalación y reparación de campanario jack
72154030 Servicio de instalación y reparación campanas de torre
72154031 Servicios de soldadura en el sitio
72154032 Servicio de instalación y reparación de ventanas, puertas y alambrado
72154033 Servicio de construcción, erección y reparación de la utilería o el plató o del decorado teatral
72154034 Servicio de instalación de tanques de almacenamiento subterráneos de petróleo
72154035 Servicio de reabastecimiento de combustible de centrales nucleares
72154036 Servicio de instalación de sistemas centralizados de limpieza por aspirado
72154037 Servicio de instalación de cajas fuertes o bóvedas
72154038 Instalación de protección de onda aérea para el servicio de salas de computadores
72154039 Servicio de entablado de emergencia de edificaciones
72154040 Servicio de instalación de líneas de protección subterráneas
72154041 Servicio de instalación de sistemas de determinación de objetivos
72154042 Servicio de erección de mástiles de bandera
72154043 Servicio de fumigación industrial y comercial
72154044 Servicio de uso o canalización de agua en madera
72154045 Servicio de disminución del nivel de aguas de superficie
72154046 Servicio de instalación de escaleras eléctricas
72154047 Servicio de mesa elevadora
72154048 Servicio de balcones y pasillos exteriores
72154049 Servicio de protección solar
72154050 Servicio de mantenimiento o reparación de carritos de la compra
72154051 Servicio de reubicación de tumbas
72154052 Servicio de renovación y reparación posdesastre
72154053 Servicio de reparación de emisoras
72154054 Servicios de carga o eliminación de catalizadores
72154055 Servicio de limpieza de tanques
72154056 Servicio de mantenimiento o reparación de tanques
72154057 Servicio de alquiler de tanques de almacenamiento
72154058 Servicio de prueba de tanques y líneas
72154059 Servicios de detección, sellado y reparación de fugas
72154060 Servicio de desgasificación
72154061 Servicio de filtración de aire
72154062 Servicio de fabricación de roscas en caliente
72154063 Servicio de cierre de línea o de taponamiento
72154064 Servicio de alquiler de equipos portátiles para iluminación
72154065 Mantenimiento de equipos eléctricos de copiado
72154066 Mantenimiento general de equipos de oficina
72154101 Servicio de alquiler y mantenimiento de compresores de aire
72154102 Servicio de mantenimiento o reparación de intercambiadores de calor
72154103 Servicio de mantenimiento o reparación de bombas rotativas
72154104 Servicio de mantenimiento y reparación de cajas de cambios
72154105 Servicio de mantenimiento y reparación de válvulas de control
72154106 Servicio de alquiler y mantenimiento de compresores alternativos
72154107 Servicio de alquiler y mantenimiento de compresores centrífugos
72154108 Servicio de mantenimiento o reparación de bombas alternativas
72154109 Servicio de mantenimiento o reparación de bombas centrífugas
72154110 Servicio de mantenimiento y reparación de torres de refrigeración con ventilador de aletas
72154201 Servicio de instalación y mantenimiento de instrumentos o medidores
72154301 Servicio de mantenimiento o reparación de equipos de turbina
72154302 Servicio de instalación y mantenimiento de motores
72154401 Servicios de fabricación de accesorios para tuberías
72154402 Servicio de mantenimiento o reparación de accesorios para tuberías
72154501 Servicio de mantenimiento y reparación de equipo pesado
72154502 Servicio de mantenimiento y reparación de grúas
72154503 Servicio de alquiler de grúas
73101501 Servicios de refinación de petróleo
73101502 Servicios de producción de gas natural
73101503 Servicios de producción de aceites o grasas
73101504 Servicios de producción de carbón
73101505 Servicios de fabricación de plásticos, resinas o fibras
73101601 Servicios de producción de químicos inorgánicos
73101602 Servicios de producción de sosa, cloro o soda cáustica
73101603 Servicios de producción de ácidos inorgánicos
73101604 Servicios de producción de químicos orgánicos
73101605 Servicios de producción de acetileno o derivados
73101606 Servicios de producción de etileno o derivados
73101607 Servicios de producción de etileno o metanol o derivados
73101608 Servicios de producción de fertilizantes
73101609 Servicios de minería o transformación de potasa
73101610 Servicios de producción de pesticidas
73101611 Servicios de producción de pinturas, barnices o lacas
73101612 Servicios de producción de jabones o preparaciones para limpieza o perfumes o cosméticos
73101613 Servicios de producción de disolventes, glicoles o detergentes
73101614 Servicios de fermentos o enzimas
73101701 Servicios de producción de medicamentos o medicinas
73101702 Servicios de producción de vacunas, sueros o antibióticos
73101703 Servicios de producción de productos farmacéuticos
73101801 Servicios de producción de biomasa
73101802 Servicios de producción de bioproteínas
73101901 Servicios de moledura de caucho
73101902 Servicios de producción de neumáticos o tubos de caucho
73101903 Servicios de producción de calzado de caucho o plástico
73111501 Servicios de aserradero
73111502 Servicios de producción de chapas
73111503 Servicios de fabricación de paneles de base de madera
73111504 Servicios de fabricación de envases de madera
73111505 Servicios de fabricación de muebles
73111506 Servicios de fabricación de productos de corcho
73111507 Servicios de elaboración de bejuco o mimbre
73111601 Servicios de producción de pulpa
73111602 Servicios de producción de papel o cartón
73111603 Servicios de producción de tabla de madera dura o de fibra
73111604 Servicios de producción o reciclaje de papel
73121501 Servicios de producción de aleaciones ferrosas
73121502 Servicios de procesos de combinación de metales básicos
73121503 Servicios de refracción para la producción de hierro o acero
73121504 Servicios de fabricación de hierro o acero
73121505 Servicios de forja de hierro o acero
73121506 Servicios de procesos de preacabado de hierro o acero
73121507 Servicios de acabado en la transformación de metales
73121508 Servicios de fundición de metales
73121509 Servicios de purificación de metales
73121601 Servicios de corte de metales
73121602 Servicios de herrería
73121603 Servicios de calentamiento de metales
73121606 Servicios de forja de metales
73121607 Servicios de extracción de metales
73121608 Servicios de extrusión de metales
73121610 Servicios de herrería
73121611 Servicios de hojalatería
73121612 Servicios de revestimiento con metal antifricción
73121613 Servicios de fundición de metales
73121614 Servicios de pruebas no destructivas
73121801 Servicios de fabricación de cerámica o porcelana o loza de barro
73121802 Servicios de fabricación vidrio o productos de vidrio
73121803 Servicios de fabricación de productos de arcilla estructural
73121804 Servicios de fabricación de cemento o cal o yeso
73121805 Servicios de fabricación de productos de concreto o agregados o piedra
73121806 Servicios de fabricación de abrasivos
73121807 Servicios de fabricación de productos de asbesto
73131501 Servicios de destilación o mezcla de licores
73131502 Servicios de elaboración del vino
73131503 Servicios de elaboración de la cerveza
73131504 Servicios de elaboración de bebidas de frutas no alcohólicas
73131505 Servicios de elaboración de bebidas de agua
73131506 Servicios de elaboración de bebidas de infusión
73131507 Servicios de elaboración del café
73131508 Servicios de elaboración del té
73131601 Servicios de elaboración de productos cárnicos o derivados
73131602 Servicios de procesamiento de pescado o productos de pescado
73131603 Servicios de procesamiento de aves de corral
73131604 Servicios de inspección o higiene de la carne
73131605 Servicios de operación o administración de plantas cárnicas
73131606 Servicios de matadero
73131607 Servicios de carnicería
73131608 Servicios de conservación en cámara frigorífica
73131701 Servicios de limpieza de frutas o verduras
73131702 Servicios de rociado de frutas o verduras
73131703 Servicios de empaque de frutas o verduras
73131801 Servicios de elaboración de la leche
73131802 Servicios de la elaboración de huevos
73131803 Servicios de elaboración de quesos
73131804 Servicios de elaboración de mantequilla o crema de leche
73131902 Servicios de elaboración de productos a base de cereal
73131903 Servicios de elaboración de azúcar o productos de azúcar
73131904 Servicios de elaboración de aceites o grasas vegetales
73131905 Servicios de elaboración de especias
73131906 Servicios de elaboración de productos de panadería
73141501 Servicios de fabricación de fibra de rayón o acetato
73141502 Servicios de fabricación de fibra de vidrio
73141503 Servicios de fabricación de fibra de seda
73141504 Servicios de fabricación de fibra de algodón
73141505 Servicios de fabricación de fibra de lana
73141506 Servicios de fabricación de fibra de poliéster
73141507 Servicios de fabricación de fibra de poliamida
73141508 Servicios de fabricación de fibra acrílica
73141601 Servicios de elaboración de hilo
73141602 Servicios de elaboración de hilado
73141701 Servicios de fabricación de géneros de tejido ancho
73141702 Servicios de fabricación de géneros de tejido angosto
73141703 Servicios de fabricación de tejidos de punto
73141704 Servicios de fabricación de tapetes o alfombras
73141705 Servicios de fabricación de sogas, cuerdas o cordeles
73141706 Servicios de teñido o impresión y acabado
73141707 Servicios de fabricación de trajes o chaquetas o abrigos tejidos
73141708 Servicios de fabricación de prendas exteriores tejidas
73141709 Servicios de curtido o teñido de pieles
73141710 Servicios de fabricación de calzado de cuero
73141711 Servicios de fabricación de maletas o bolsos de cuero
73141712 Servicios de fabricación de curtidos o acabados de cuero
73141713 Servicios de géneros telas no tejidas
73141714 Servicios de hilo o tejido trenzado
73141715 Servicios de costura industrial
73151501 Servicios de cadena de montaje
73151502 Servicios de sellamiento de uniones
73151503 Servicio de fabricación y diseños originales
73151504 Servicio de fabricación de productos electrónicos
73151505 Servicio de entrega en secuencia
73151506 Servicio de subensamble o ensamble definitivo
73151601 Servicios de plantas de conservas
73151602 Servicios de empacado de subproductos agrícolas
73151603 Servicios de empacado de productos no alimenticios
73151604 Servicios de empacado de productos farmacéuticos
73151605 Servicios de empacado para exhibición en el punto de venta
73151606 Servicios de empacado a mano
73151607 Servicios de empacado mecanizado
73151608 Servicio de empaque en estuche
73151701 Servicios de tratamiento de materiales de impermeabilización
73151702 Servicios de tratamiento de materiales de protección contra incendios
73151703 Servicios de tratamiento de materiales anticorrosivos
73151704 Servicio de anodización del aluminio
73151705 Servicio de acabado para el tratamiento de materiales anodizados
73151801 Servicios de enchapes
73151802 Servicios de corte en tiras
73151803 Servicios de corte a troquel
73151804 Servicios de plegado
73151805 Servicios de laminación
73151901 Servicios de impresión industrial flexográfica
73151902 Servicios de impresión industrial a roto grabado
73151903 Servicios de impresión industrial a pantalla
73151904 Servicios de impresión industrial offset
73151905 Servicios de impresión industrial digital
73151906 Servicios de impresión industrial de transferencia térmica
73151907 Servicios de impresión y duplicación de discos compactos dc
73152001 Servicios de llenado con líquido
73152002 Servicios de llenado con aerosol
73152003 Servicios de llenado con pasta
73152004 Servicios de llenado con polvo
73152101 Servicio de mantenimiento de equipo industrial
73152102 Servicio de reparación de equipo industrial
73152103 Servicios de mantenimiento de equipos de ingeniería
73152104 Servicio de mantenimiento y reparación de equipos para empacar
73152105 Refacción de equipos de pruebas
73152106 Servicio de mantenimiento y reparación de equipos para calentar y hornear
73152107 Servicio de reconstrucción y refacción de equipos maquinados
73152108 Servicio de mantenimiento y reparación de equipos eléctricos
73152109 Servicios de mantenimiento y alquiler de básculas industriales
73152112 Servicio de prueba, mantenimiento o reparación de válvulas o partes de válvulas
73161501 Servicios de fabricación de motores o turbinas
73161502 Servicios de fabricación de maquinaria o equipos agrícolas
73161503 Servicios de fabricación de máquinas herramienta, labrado de metales o madera
73161504 Servicios de fabricación de maquinaria o plantas industriales especiales
73161505 Servicios de fabricación de maquinaria o equipos para construcción
73161506 Servicios de fabricación de maquinaria o equipos para minería
73161507 Servicios de fabricación de maquinaria o equipo para productos alimenticios
73161508 Servicios de fabricación de maquinaria o equipos para impresión de papel
73161509 Servicios de fabricación de maquinaria o equipos metalúrgicos
73161510 Servicios de fabricación de maquinaria o equipos para productos químicos o farmacéuticos
73161511 Servicios de fabricación de maquinaria o equipo para fábricas de cemento
73161512 Servicios de fabricación de maquinaria o equipo textil
73161513 Servicios de fabricación de calderas para centrales eléctricas
73161514 Servicios de fabricación de hornos
73161515 Servicios de fabricación de maquinaria o equipo de oficina
73161516 Servicios de fabricación de equipo de elevación, elevación o transporte
73161517 Servicios de fabricación de equipos de aire acondicionado, ventilación o refrigeración
73161518 Servicios de fabricación de electrodomésticos o máquinas de uso doméstico excepto eléctricas
73161519 Servicios de fabricación de bombas o compresores
73161601 Servicios de construcción de barcos o botes de pesca
73161602 Servicios de fabricación de material rodante para ferrocarriles
73161603 Servicios de fabricación de locomotoras
73161604 Servicios de fabricación de vehículos de motor
73161605 Servicios de fabricación de partes y accesorios de vehículos de motor
73161606 Servicios de fabricación de motocicletas o bicicletas
73161607 Servicios de fabricación de aeronaves o naves espaciales
73171501 Servicios de fabricación de equipo de generación, transmisión o distribución de energía
73171502 Servicios de fabricación de pilas secas o acumuladores
73171503 Servicios de fabricación de herramientas eléctricas
73171504 Servicios de fabricación de instrumentos de pruebas o de mediciones
73171505 Servicios de fabricación de aparatos de radio o televisión
73171506 Servicios de fabricación de equipos de comunicaciones
73171507 Servicios de fabricación de aparatos electrodomésticos
73171508 Servicios de fabricación de alambre o cable aislado
73171510 Servicios de fabricación de accesorios o material eléctricos
73171511 Servicios de fabricación de equipos electrónicos
73171512 Servicios de fabricación de computadores electrónicos o equipos de procesamiento de datos
73171513 Servicios epitaxiales
73171601 Servicios de fabricación de instrumentos científicos o equipos de medición
73171602 Servicios de fabricación de equipo médico o dental
73171603 Servicios de fabricación de equipo óptico o fotográfico
73171604 Servicios de fabricación de relojes o relojes de pulsera
73171605 Servicios de fabricación de equipos de laboratorio
73171606 Servicios de actualización de equipos de pruebas
73181001 Servicios de tornería
73181002 Servicios de maquinado por electrodescarga edm
73181003 Servicios de maquinado electroquímico ecm
73181004 Servicios de fresado químico
73181005 Servicios de troquelado
73181006 Servicios de estampación
73181007 Servicios de taladrado
73181008 Servicios de perforación
73181009 Servicios de tarraja con macho
73181010 Servicios de láser
73181011 Servicios de doblado
73181012 Servicios de fresado
73181013 Servicios de limpieza con chorro de perdigones
73181014 Servicios de pulida
73181015 Servicios de corte con llama de gas
73181016 Servicios de corte con láser
73181017 Servicios de corte con plasma
73181018 Servicios de corte con chorro de agua
73181019 Servicios de rodamiento
73181020 Servicios de tratamiento de superficies
73181021 Servicios de fresado
73181022 Servicios de pulverización
73181023 Servicio de afilado
73181101 Servicios de electro revestimiento
73181102 Servicios de bañado
73181103 Servicios de envoltura
73181104 Servicios de pintura
73181105 Servicios de recubrimiento rollo a rollo (web)
73181106 Servicios de enchapado
73181107 Servicio de enchapado con barril de aleación de cinc
73181108 Servicio de enchapado con estaño
73181109 Servicio de niquelado
73181110 Servicio de niquelado químico
73181111 Servicio de enchapado con metales preciosos
73181112 Servicio de recubrimiento con teflón
73181113 Servicio de recubrimiento orgánico con aluminio de cinc
73181114 Servicio de electro recubrimiento con barril
73181115 Servicio de cromoniquelado
73181116 Servicio de cromado denso delgado
73181117 Servicio de recubrimiento con soplete
73181118 Servicio de electrorecubrimiento en estantería
73181119 Servicio de recubrimiento con pintura en polvo
73181120 Servicio de enchapado en barril de cinc
73181121 Servicio de enchapado en estantería con aleación de cinc
73181122 Servicio de recubrimiento en estantería de cinc con barniz
73181123 Servicio de recubrimiento en barril de cinc con barniz
73181124 Servicio de recubrimiento de fosfato
73181125 Servicio de recubrimiento tipo diamante
73181201 Servicios de formación por extracción
73181202 Servicios de hidro conformado
73181203 Servicios de conformación por enrollado
73181204 Servicios de conformación por estirado
73181205 Servicios de conformación porgiro
73181206 Servicios de formación con explosivos
73181301 servicios de temple y enfriamiento
73181302 Servicios de recocido
73181303 Servicios de normalización
73181304 Servicios de envejecimiento o estabilización
73181305 Servicio de tratamiento térmico de latón
73181306 Servicio de tratamiento térmico de temple y enfriamiento
73181307 Servicio de tratamiento térmico de endurecimiento por precipitación
73181308 Servicio de tratamiento térmico de carbonitruro
73181309 Servicio de tratamiento térmico de nitruro
73181310 Servicio de tratamiento térmico de temple y enfriamiento al vacío
73181311 Servicio de tratamiento térmico de recocido al vacío
73181312 Servicio de tratamiento térmico carburante
73181313 Servicio de tratamiento térmico de inducción
73181314 Servicio de tratamiento térmico austempering
73181901 Servicios de soldadura de arco
73181902 Servicios de soldadura con gas metal inerte mig
73181903 Servicios de soldadura con tungsteno a gas inerte (tig)
73181904 Servicios de soldadura con láser
73181905 Servicios de soldadura por puntos
73181906 Servicios de soldadura con proyección
73181907 Servicios de soldadura fuerte con latón
73181908 Servicios de soldadura
76101501 Servicios de higienización de lavabos
76101502 Servicios de limpieza de baños
76101503 Servicios de desinfección o desodorización
76101601 Servicios de descontaminación radiactiva
76101602 Encapsulación o eliminación de asbesto
76101603 Encapsulación o reducción/eliminación de pintura con plomo
76101604 Servicio de reducción/eliminación de moho
76101605 Servicio de filtración y descontaminación a base de carbono
76101606 Servicio de limpieza de equipos a base de químicos
76111501 Servicios de limpieza de edificios
76111503 Servicios de mantenimiento del alumbrado
76111504 Servicios de limpieza de ventanas o persianas
76111505 Servicios de limpieza de telas y muebles
76111506 Servicios de paisajismo de plantas interiores
76111601 Servicios de limpieza de baldosas o cielorraso acústicos
76111602 Limpieza de conductos de aire
76111603 Limpieza de chimeneas
76111604 Encerado de pisos y limpieza de tapetes
76111605 Limpieza de campanas o ventiladores extractores de humo
76111801 Limpieza de carros o barcos
76121501 Recolección o destrucción o transformación o eliminación de basuras
76121502 Recolección o transformación o eliminación de residuos líquidos
76121503 Servicios de limpieza de calles
76121601 Vertedero de basuras
76121602 Operaciones de relleno sanitario
76121603 Eliminación de fangos cloacales
76121604 Servicios de disposición de animales muertos
76121701 Servicios de tratamiento de aguas negras
76121702 Servicios de tratamiento químico
76121901 Eliminación de residuos médicos
76121902 Recolección o eliminación de residuos ácidos
76121903 Destoxificación química
76121904 Eliminación aguas residuales peligrosas
76122001 Relleno sanitario para residuos genéricos no peligrosos
76122002 Relleno sanitario para residuos especiales no peligrosos
76122003 Relleno sanitario para residuos peligrosos
76122004 Relleno sanitario para residuos universales o peligrosos de bajo riesgo
76122101 Mezcla de combustibles para residuos genéricos no peligrosos
76122102 Mezcla de combustible para residuos especiales no peligrosos
76122103 Mezcla de combustibles para residuos peligrosos
76122201 Incineración para residuos genéricos no peligrosos
76122202 Incineración para residuos especiales no peligrosos
76122203 Incineración para residuos peligrosos
76122301 Reciclaje de disolventes
76122302 Reciclaje de aceite usado
76122303 Reciclaje de trapos para limpiar
76122304 Reciclaje de residuos peligrosos
76122305 Reciclaje de productos basados en computadores
76122306 Reciclaje de papel
76122307 Reciclaje de cartón
76122308 Reciclaje de madera
76122309 Reciclaje de plástico
76122310 Reciclaje de metal
76122311 Reciclaje de vidrio
76122312 Reciclaje de icopor
76122313 Reciclaje de vinilo
76122314 Reciclaje de lámparas fluorescentes
76122315 Reciclaje de balastros para lámparas
76122401 Tarifa de sobreestadía
76122402 Tarifa de uso de equipos
76122403 Tarifa de recuperación de combustible
76122404 Tarifa de residuos peligrosos
76122405 Tarifa de mano de obra
76122406 Tarifa de equipo de protección personal
76122407 Tarifa de transporte de basura
76122408 Tarifa estatal, departamental o local de residuos o reciclaje
76131501 tratamiento de desechos radioactivos
76131502 Servicios de confinación de material radioactivo
76131601 Confinación de vertidos tóxicos
76131602 Limpieza total de derramamiento de sustancias tóxicas
76131701 Servicios de eliminación o control de residuos petroleros
76131702 Servicios de tratamiento de derramamiento de petróleo
77101501 Evaluación riesgos o peligros
77101502 Estándares ambientales
77101503 Análisis de indicadores ambientales
77101504 Servicios de evaluación de impacto ambiental (eia)
77101505 Monitoreo ambiental
77101601 Planificación del desarrollo ambiental urbano
77101602 Planificación de la estrategia de conservación forestal
77101603 Planificación de la estrategia de conservación marítima
77101604 Servicios de planificación de la estrategia de gestión o conservación de recursos naturales
77101605 Creación o planificación de instituciones ambientales
77101701 Servicios de asesoramiento sobre ciencias ambientales
77101702 Servicios de asesoramiento sobre química ambiental
77101703 Servicios de asesoramiento sobre ética ambiental
77101704 Servicios de asesoramiento sobre tecnología ambiental
77101705 Servicios de asesoramiento sobre economía ambiental
77101706 Servicios de asesoramiento sobre derecho ambiental
77101707 Servicios de asesoramiento sobre ecología
77101801 Sistemas de información ambiental
77101802 Servicios de auditoria ambiental de empresas
77101803 Servicios de auditoria ambiental sectoriales
77101804 Servicios de auditoria ambiental de actividades específicas
77101805 Servicios de control de la calidad ambiental
77101806 Servicios de control de seguridad ambiental
77101901 Estudio de emplazamientos industriales
77101902 Estudio de vertederos de desechos industriales
77101903 Estudio de emplazamientos de fábricas de gas
77101904 Estudios de emplazamientos de vertederos de desechos de fábricas de productos químicos o refinerías de petróleo
77101905 Estudio de emplazamientos de plantas de tratamiento de la madera
77101906 Estudios de emplazamientos de depósitos o terminales de petroleros
77101907 Estudio de emplazamientos de plantas de limpieza en seco
77101908 Estudio de emplazamientos de fundición
77101909 Estudios de emplazamientos de planta de reciclado
77101910 Estudio de plantas de transformación de alimentos en el sitio
77102001 Servicio de certificación de cumplimiento de requisitos legales
77102002 Servicio de cumplimiento de presentación de informes sobre emisiones
77102003 Servicio de presentación de informes sobre accidentes o de cumplimiento de normas de seguridad
77102004 Servicio de presentación de informes sobre generación o eliminación de residuos
77111501 Servicios de protección del paisaje
77111502 Servicios de protección de la capa de ozono
77111503 Servicios de protección contra la contaminación de alimentos o pienso
77111504 Servicios de protección recursos genéticos
77111505 Servicios de protección de sustancias tóxicas
77111506 Servicios de protección contra la radiación
77111507 Servicios de protección de las especies en peligro de extinción
77111508 Servicios de protección contra riesgos o peligros naturales
77111601 Rehabilitación en emplazamientos industriales
77111602 Servicios de descontaminación ambiental
77111603 Servicios de recuperación de tierras
77121501 Gestión de la calidad del aire
77121502 Servicios transfronterizos de gestión o control de la contaminación del aire
77121503 Servicios de protección contra la contaminación del aire
77121504 Servicios de monitoreo o medición de la contaminación del aire
77121505 Servicios de detección de gases tóxicos
77121506 Control del metano
77121507 Servicios de monitoreo del dióxido de carbono
77121508 Monitoreo de partículas en el aire
77121509 Servicios de monitoreo de la reducción de la capa de ozono
77121601 Servicios de protección contra la contaminación del suelo
77121602 Servicios de eliminación de suelos contaminados
77121603 Tratamiento o rehabilitación de suelos contaminados
77121604 Servicios de asesorías sobre la contaminación del suelo
77121605 Cartografía de la contaminación del suelo
77121606 Medición o monitoreo de la contaminación del suelo
77121607 Evaluación de la contaminación por fertilizantes orgánicos
77121608 Evaluación de la contaminación por pesticidas
77121609 Evaluación de la contaminación por nitratos
77121610 Evaluación de la contaminación por fosfatos
77121701 Servicio de monitoreo o control de la contaminación de las aguas de superficie
77121702 Servicios de rehabilitación de las aguas de superficie
77121703 Servicios de protección contra la polución de las aguas de superficie
77121704 Servicios de tratamiento de las aguas de superficie
77121705 Servicios de drenaje de la contaminación de las aguas de superficie
77121706 Servicios transfronterizos de gestión o control de la contaminación de las agua
77121707 Servicios de monitoreo o control de la contaminación de las aguas subterráneas
77121708 Servicios de drenaje de la contaminación de las aguas subterráneas
77121709 Tratamiento o rehabilitación de la contaminación de las aguas subterráneas
77131501 Servicios de monitoreo del derrame de petróleo
77131502 Servicios de control del derrame de petróleo
77131503 Servicios de rehabilitación por el derrame de petróleo
77131601 Servicios de control del ruido
77131602 Servicios de protección contra la contaminación acústica
77131603 Servicios de monitoreo de la contaminación acústica
77131604 Servicios de asesoría sobre la contaminación acústica
77131701 Servicios de monitoreo de sustancias tóxicas
77131702 Servicios de rehabilitación por sustancias tóxicas
78101501 Transporte nacional aéreo de carga
78101502 Transporte internacional aéreo de carga
78101503 Transporte aéreo blindado
78101601 Servicios de transporte en furgones
78101602 Servicios de transporte ferroviario de carga a granel
78101603 Transporte de ganado por ferrocarril
78101604 Vehículos de servicios de transporte
78101605 Servicio de alquiler de carrotanques de ferrocarril
78101606 Servicio de alquiler de furgones de ferrocarril o carros de carga
78101701 Servicios de transporte nacional por buque
78101702 Servicios de transporte internacional por buque
78101703 Servicios de transporte nacional por barcazas
78101704 Servicios de transporte internacional por barcazas
78101705 Transporte marítimo blindado
78101706 Servicio de embarcaciones para suministros a plataformas de gas y petróleo mar adentro
78101801 Servicios de transporte de carga por carretera (en camión) en área local
78101802 Servicios transporte de carga por carretera (en camión) a nivel regional y nacional
78101803 Servicios de transporte de vehículos
78101804 Servicios de reubicación
78101805 Servicio de alquiler de remolques o camiones cisterna
78101806 Servicios transporte de carga por carretera a nivel internacional
78101807 Servicios de transporte de carga de petróleo o químicos por carretera
78101901 Transporte aéreo a marítimo
78101902 Transporte marítimo a ferroviario
78101903 Transporte marino a carretera (por camión)
78101904 Transporte aéreo a carretera (por camión)
78101905 Transporte por vagones de ferrocarril
78102001 Servicios de lanzamiento de satélites
78102002 Servicios de carga explosiva experimental
78102101 Transporte de productos derivados del petróleo
78102102 Transporte de agua
78102103 Servicio de inspección en línea de tuberías
78102201 Servicios de entrega postal nacional
78102202 Servicios de apartado postal
78102203 Servicios de envío, recogida o entrega de correo
78102204 Servicios de entrega a nivel mundial de cartas o paquetes pequeños
78102205 Servicios de entrega local de cartas o paquetes pequeños
78102206 Servicios de mensajería en bicicleta o motocicleta
78111501 Servicios de helicópteros
78111502 Viajes en aviones comerciales
78111503 Viajes en aviones fletados
78111505 Servicio de alquiler o arrendamiento de aeronaves de pasajeros
78111601 Servicios de transporte en vehículos de tren ligero lrv
78111602 Transporte en metro
78111603 Servicios ferroviarios continentales o intercontinentales
78111701 Taxis acuáticos
78111702 Cruceros nocturnos
78111703 Excursiones de recorrido turístico en barco
78111704 Servicio de alquiler o leasing de embarcaciones marinas
78111705 Servicio de transporte del personal de plataformas de gas y petróleo en alta mar
78111802 Servicios de buses con horarios programados
78111803 Servicios de buses contratados
78111804 Servicios de taxi
78111807 Tarifas del parqueadero
78111808 Alquiler de vehículos
78111809 Leasing de vehículos sedán, cupé o camioneta
78111810 Servicio de limosinas o town cars
78111811 Alquiler de vehículos de camión ligero y vehículos de utilidad deportiva
78111812 Leasing de vehículos de van o minivans para pasajeros
78111901 Misiones experimentales o educativas
78121501 Contenedorización de mercancías
78121502 Servicios de embalaje
78121601 Carga y descarga de mercancías
78121602 Servicios de pesaje
78121603 Tarifa de los fletes
78121604 Servicio de arriendo o leasing de montacargas
78131501 Servicios de silos
78131502 Servicios de elevadores de granos
78131601 Almacenaje de mercancías embandejadas
78131602 Almacenaje de archivos de carpetas
78131603 Almacenaje de muebles
78131701 Servicios de almacenaje en tierra
78131702 Servicio de almacenaje sobre la superficie o en depósitos
78131801 Almacenaje refrigerado
78131802 Servicios de almacenaje bajo control aduanero
78131803 Almacenaje de materiales peligrosos
78131804 Servicios de almacenaje de documentos
78131805 Almacenaje de cajeros automáticos
78131806 Servicio de autoalmacenaje o minialmacenaje
78141501 Servicios de expedidores de fletes
78141502 Servicios de agentes aduaneros
78141503 Servicios de comparación de tarifas de la industria del transporte o de auditoria de fletes
78141504 Refacturación y fletes manejados por proveedores o vendedores
78141601 Servicios de inspección del empaquetado
78141602 Servicios de vigilancia de la carga
78141603 Inspecciones de control de plagas
78141701 Servicios de remolcadores
78141702 Operaciones de puentes levadizos
78141703 Servicios de comunicaciones o de navegación marítima
78141704 Servicio de anclaje (deadman)
78141801 Servicios de estiba
78141802 Servicios de atraque de buques
78141803 Servicios de tiendas en buques
78141804 Gestión de instalaciones de terminales de carga
78141805 Servicio de explotación de instalaciones de aviación o aeropuertos o aeródromos
78141806 Servicios de apoyo en la costa para gas y petróleo
78141901 Servicios de alquiler de canastas de almacenamiento
78141902 Alquiler de contenedores cerrados
78181501 Servicio de pintura o reparación de carrocerías de vehículos
78181502 Reparación de transmisiones
78181503 Servicio de cambio fluidos de transmisión o de aceite
78181504 Reparación de trenes de aterrizaje
78181505 Servicios de inspección de vehículos
78181506 Servicios de reposición de vidrios de vehículos
78181507 Reparación y mantenimiento automotor y de camiones ligeros
78181508 Mantenimiento y reparación de camiones pesados
78181509 Servicio de inspección y mantenimiento de vagones ferroviarios
78181601 Servicio de chapistería
78181701 Servicio de abastecimiento de combustible para vehículos
78181702 De almacenaje de vehículos de transporte
78181703 Servicio de parqueadero de vehículos
78181801 Mantenimiento de las alas fijas de aeronaves
78181802 Mantenimiento de las alas rotatorias de aeronaves
78181901 Mantenimiento o reparación de equipos de navegación
80101501 Servicios de asesoramiento sobre la puesta en marcha de empresas nuevas
80101502 Servicios de asesoramiento sobre fusiones de empresas
80101503 Servicios de asesoramiento sobre liquidaciones o ventas de empresas
80101504 Servicios de asesoramiento sobre planificación estratégica
80101505 Desarrollo de políticas u objetivos empresariales
80101506 Asesoramiento en estructuras organizacionales
80101507 Servicios de asesoramiento sobre tecnologías de la información
80101508 Servicios de asesoramiento sobre inteligencia empresarial
80101509 Servicios de asesoramiento para asuntos gubernamentales y de relaciones comunitarias
80101510 Servicio de asesoramiento para la gestión de riesgo
80101511 Servicio de asesoramiento en recursos humanos
80101601 Estudios de factibilidad o selección de ideas de proyectos
80101602 Estudios regionales o locales para proyectos
80101603 Evaluación económica o financiera de proyectos
80101604 Planificación o administración de proyectos
80101605 Servicios temporales de redacción
80101701 Servicios de gestión de fábricas
80101702 Estudios o implementación de productividad y eficacia
80101703 Servicios de estandarización de especificaciones
80101704 Análisis de cadenas de suministro o servicios de reingeniería
80101705 Servicios de cooperativas o consorcios
80101706 Servicios profesionales de adquisiciones
80101707 Servicios de cabildeo
80101708 Servicio de gestión de sustancias químicas
80111501 Perfeccionamiento de la función de gestión
80111502 Planificación de compensaciones o beneficios
80111503 Relaciones laborales o con los sindicatos
80111504 Formación o desarrollo laboral
80111505 Auditorías de productividad de los recursos humanos
80111506 Reubicación de personal
80111507 Servicios de empleo en otros organismos
80111508 Programas de reconocimiento de servicios
80111509 Servicio de evaluación de puestos de trabajo
80111510 Servicio de redacción y desarrollo de la descripción de puestos de trabajo
80111601 Asistencia de oficina o administrativa temporal
80111602 Necesidades de personal de mercadeo temporal
80111603 Necesidades de dotación de personal de producción temporal
80111604 Necesidades de dotación de personal técnico temporal
80111605 Necesidades de dotación de personal financiero temporal
80111606 Necesidades de dotación de personal medico temporal
80111607 Necesidades de dotación de personal jurídico temporal
80111608 Desarrolladores temporales de software de tecnologías de la información
80111609 Administradores temporales de bases de datos o de sistemas de tecnologías de la información
80111610 Especialistas en interconexión de tecnologías de la información temporales
80111611 Personal temporal de almacén
80111612 Conductores temporales
80111613 Trabajadores manuales temporales
80111614 Servicios temporales de ingeniería
80111615 Personal maquinista temporal
80111616 Personal temporal de servicio al cliente
80111617 Servicios temporales de arquitectura
80111618 Servicios temporales de construcción
80111619 Servicios creativos temporales
80111620 Servicios temporales de recursos humanos
80111621 Servicios temporales de investigación y desarrollo
80111622 Servicios temporales ambientales en salud y seguridad
80111623 Servicios temporales de compras y logística
80111624 Dotación de personal de viaje temporal
80111625 Trabajadores manuales de subterráneos temporales
80111701 Servicios de contratación de personal
80111702 Servicios de comprobación de referencias o antecedentes
80111703 Servicios de preselección de hojas de vida o currículum vitae
80111704 Necesidades de personal de mercadeo permanente
80111705 Personal maquinista permanente
80111706 Asistencia administrativa o de oficina permanente
80111707 Necesidades de dotación de personal técnico permanente
80111708 Necesidades de dotación personal financiero permanente
80111709 Necesidades de personal médico permanente
80111710 Necesidades de dotación de personal jurídico permanente
80111711 Desarrolladores de software de tecnologías de la información permanentes
80111712 Especialistas en redes de tecnologías de la información permanentes
80111713 Administradores permanentes de bases de datos o de sistemas de tecnologías de la información
80111714 Conductores permanentes
80111715 Personal profesional permanente
80111716 Necesidades de dotación de personal de tecnologías de la información permanente
80121501 Servicios legales de justicia juvenil o de adolescentes
80121502 Servicios para procesos de apelación
80121503 Servicios para defensa o de derecho penal
80121601 Servicios legales sobre competencia o regulaciones gubernamentales
80121602 Servicios legales de quiebra
80121603 Derecho societario
80121604 Derecho de patentes, marcas o derechos de autor
80121605 Derecho sobre liquidación (de sociedades)
80121606 Derecho inmobiliario
80121607 Derecho tributario
80121608 Derecho de fusiones o adquisiciones
80121609 Servicios de investigación legal
80121610 Servicios legales de cobro de deudas o cartera
80121611 Derecho de reclamación por tratamiento médico
80121701 Servicios legales de malpraxis o negligencia profesional
80121702 Servicios legales sobre daños a personas
80121703 Servicios legales de sobre la propiedad
80121704 Servicios legales sobre contratos
80121705 Servicios legales sobre beneficios de los empleados
80121706 Servicios legales sobre derecho laboral
80121707 Servicios legales para disputas laborales
80121801 Servicios sobre derecho de divorcio
80121802 Servicios legales para adopción
80121803 Derecho migratorio o de naturalización
80121804 Servicios legales para tutorías o de custodia
80121901 Servicio como miembro del jurado
80121902 Servicio como testigo
80121903 Servicio como testigo experto
80131501 Arrendamiento de residencias
80131502 Arrendamiento de instalaciones comerciales o industriales
80131503 Arrendamientos de tierras
80131504 Servicio de alojamiento temporal offshore
80131505 Servicio de arrendamiento de oficinas portátiles o modulares
80131506 Servicio de arrendamiento de baños portátiles
80131601 Corredores o agentes inmobiliarios
80131602 Subasta inmobiliaria
80131603 Venta de tierras residenciales
80131604 Venta de tierras comerciales o industriales
80131605 Venta de edificio comercial
80131701 Servicios para la restitución de títulos de propiedad
80131702 Servicios de estudio de títulos
80131703 Servicios de cuenta de depósito en garantía
80131801 Administración de propiedades
80131802 Servicios de avalúo de inmuebles
80131803 Servicios de listado de inmuebles
80141501 Análisis de mercados
80141502 Estadísticas comerciales de distribución o de servicios
80141503 Previsión de precios de las mercancías
80141504 Preparación de estudios de mercado de mercancías
80141505 Planes de comercialización
80141506 Investigación de mercado s basada en internet
80141507 Investigaciones o clínicas o grupos focales basados en el consumidor
80141508 Estudios de predicciones sindicados o privados
80141509 Análisis competitivo o de inteligencia del mercado
80141510 Encuestas telefónicas para investigaciones de mercado
80141511 Encuestas impresas para investigaciones de mercado
80141512 Encuestas para investigaciones de mercados en el lugar
80141513 Entrevistas personales para investigaciones de mercado
80141514 Encuestas por correo electrónico para la investigación de mercados
80141601 Servicios de promoción de ventas
80141602 Servicios de relaciones públicas
80141603 Telemercadeo
80141604 Servicios de posicionamiento del nombre de los productos
80141605 Mercancía promocional
80141606 Cumplimiento del mercadeo directo
80141607 Gestión de eventos
80141609 Patrocinio de eventos o de celebridades
80141610 Liquidaciones
80141611 Servicios de personalización de obsequios o productos
80141612 Programas de venta o de mercadeo
80141613 Programas posventas
80141614 Servicios o programas de relaciones públicas
80141615 Vehículo usado, de alquiler o de exposición
80141616 Materiales en puntos de venta, excluido el material impreso
80141617 Capacitación en iniciativas estratégicas en los concesionarios
80141618 Agencias de mercadeo de venta, incluido el material impreso
80141619 Servicios de administración del centro de relaciones con el consumidor (crc)
80141620 Soporte de iniciativas estratégicas en los concesionarios
80141621 Automovilismo
80141622 Servicios de talleres postales
80141623 Servicio de comercialización
80141624 Servicio de gestión de programas de reconocimiento
80141625 Servicio de gestión de programas de incentivos
80141626 Servicio de gestión de programas promocionales
80141627 Servicio de gestión de publicidad cooperativa o compartida
80141628 Servicio de distribuidores por comisión
80141629 Servicio de manejo de bonificaciones
80141630 Servicio de comercialización directa de materiales impresos
80141701 Servicios de venta directa
80141702 Servicios de distribución mayorista
80141703 Servicios de distribución minorista
80141704 Operaciones de franquicias
80141705 Servicios de subastas
80141706 Servicio de intermediación de productos
80141801 Servicios de recopilación de listas de direcciones
80141802 Servicio de administración de listas de direcciones
80141803 Servicio de escritura de direcciones
80141901 Ferias de automóviles u otras exposiciones
80141902 Reuniones y eventos
80141903 Talento o entretenimiento
80151501 Servicios de proyeción o políticas de productos básicos
80151502 Expansión comercial
80151503 Servicios de información comercial
80151504 Servicios de promoción comercial
80151505 Empresas multinacionales de comercialización
80151601 Desarrollo de las exportaciones
80151602 Planificación de las importaciones
80151603 Proyecciones de las exportaciones
80151604 Servicios de adquisición de importaciones
80151605 Servicios de consultoría aduanera
80161501 Servicios secretariales o de administración de oficinas
80161502 Servicios de planificación de reuniones
80161503 Servicios de entrada por teclado
80161504 Servicios de oficina
80161505 Servicios de administración de flotas
80161506 Servicios de archivo de datos
80161507 Servicios audiovisuales
80161508 Servicios de destrucción de documentos
80161601 Servicios de administración de la propiedad
80161602 Servicios de recepción o inventariado
80161603 Gestión o administración de proyectos de mobiliario
80161701 Servicio de disposición o venta de subproductos
80161702 Servicio de disposición o venta de bienes de capital
80161703 Servicio de disposición o venta de materiales no capitalizables sobrantes u obsoletos
80161801 Servicio de alquiler o leasing de fotocopiadoras
81101501 Ingeniería de pozos
81101502 Dibujo técnico
81101503 Ingeniería de puertos
81101505 Ingeniería estructural
81101506 Arquitectura naval
81101507 Ingeniería de represas
81101508 Ingeniería arquitectónica
81101509 Ingeniería aeroportuaria
81101510 Ingeniería de carreteras
81101511 Ingeniería ferroviaria
81101512 Servicios de sistemas de información geográfica (sig)
81101513 Gestión de construcción de edificios
81101514 Ingeniería geotécnica o geosísmica
81101515 Ingeniería de infraestructura de instalaciones o fábricas
81101516 Servicio de consultoría de energía o servicios públicos
81101601 Dibujo mecánico
81101602 Diseño de envolturas de productos mecánicos
81101603 Diseño de máquinas herramientas
81101604 Diseño de transmisión de potencia
81101605 Servicios electromecánicos
81101701 Servicios de ingeniería eléctrica
81101702 Diseño de circuitos electrónicos
81101703 Servicios de pruebas técnicas
81101706 Mantenimiento de equipos de laboratorio
81101707 Mantenimiento de equipos de impresión
81101710 Servicio de reclamación de wafers
81101711 Servicios de fabricación de componentes electrónicos
81101713 Servicio técnico y de diseño de instrumentos de medición y de registro electrónicos
81101801 Ingeniería de plásticos
81101802 Servicios de ingeniería de procesos químicos
81101902 Ingeniería de producción para petróleo o gas
81102001 Minería hidráulica
81102101 Ingeniería de costas
81102201 Ingeniería de tráfico
81102202 red de transporte urbano
81102203 Vías de navegación interior
81102301 Diseño de aviónica
81102401 Construcción de líneas de tendido aéreo de alto voltaje
81102402 Mantenimiento y reparación de líneas de tendido aéreo de alto voltaje
81102501 Servicio para obtener licencia en operación de minas
81102601 Servicio de muestreo de carbón
81102701 Servicio de ingeniería para sistemas de control y monitoreo de incendios y gas
81102702 Servicio de ingeniería y diseño para sistemas de control de procesos
81111501 Diseño de aplicaciones de software de la unidad central
81111502 Diseños de aplicaciones para computadores personales (pc)
81111503 Diseño de integración de sistemas
81111504 Servicios de programación de aplicaciones
81111505 Servicios de programación de sistemas operativos
81111506 Servicios de programación para clientes o servidores
81111507 Servicios de programación de aplicaciones de bases de datos (erp)
81111508 Servicios de implementación de aplicaciones
81111509 Servicios de desarrollo de aplicaciones para clientes de internet / intranet
81111510 Servicios de desarrollo de aplicaciones para servidores de internet / intranet
81111601 Programación para visual basic
81111602 Programación para java
81111603 Programación para html
81111604 Programación para algol
81111605 Programación para assembler
81111606 Programación para basic
81111607 Programación para c, c++
81111608 Programación para cobol
81111609 Programación para fortran
81111610 Programación para pascal
81111611 Programación para pl/1
81111612 Lenguajes de programación o de marca patentada
81111613 Programación para perl
81111701 Diseño de comunicaciones por redes de cobertura amplia
81111702 Diseño de comunicaciones por redes de área local
81111703 Diseño del intercambio electrónico de datos (ied)
81111704 Diseño de bases de datos
81111705 Arquitectura de sistemas
81111706 Servicios de planificación de redes
81111707 Servicios de planificación de sistemas
81111708 Servicios de planificación de telecomunicaciones
81111801 Seguridad de los computadores, redes o internet
81111802 Servicios de administración de la unidad central
81111803 Mantenimiento o soporte de redes de área local (lan)
81111804 Mantenimiento o soporte de redes de cobertura amplia (wan)
81111805 Mantenimiento o soporte de sistemas patentados o autorizados
81111806 Servicio de análisis de bases de datos
81111808 Servicio de análisis de sistemas
81111809 Servicio de instalación de sistemas
81111810 Servicios de codificación de software
81111811 Servicios de soporte técnico o de mesa de ayuda
81111812 Servicio de mantenimiento o soporte del hardware del computador
81111814 Servicio de colocación
81111818 Garantía de terceros
81111819 Servicios de garantía de calidad
81111820 Servicios de funcionalidad del sistema
81111901 Recuperación de información de las bases de datos
81111902 Servicio de recuperación de información de las bases de datos en línea
81112001 Servicio de procesamiento de datos en línea
81112002 Servicios de procesamiento o preparación de datos
81112003 Servicios de centros de datos
81112004 Servicios de recuperación de desastres
81112005 Servicio de escaneo de documentos
81112006 servicios de almacenamiento de datos
81112007 Servicios de estandarización de datos o contenidos
81112008 Servicios de generación de originales de cd-rom
81112009 Servicios de clasificación de datos o contenidos
81112010 Servicio de conversión de datos
81112101 Proveedores de servicio de internet (psi)
81112102 Proveedor de servicio de correo electrónico
81112103 Servicios de diseño de sitios web www
81112104 Proveedores de motores de búsqueda en la web
81112105 Servicios de hospedaje de operación de sitios web
81112106 Proveedores de servicios de aplicación
81112107 Nombres de los dominio de internet
81112201 Tarifas de soporte o mantenimiento
81112202 Actualizaciones o parches de software
81112203 Servicio de actualización o parcheo de firmware
81112204 Mantenimiento de software de sistemas operativos
81112205 Mantenimiento de software de sistemas de gestión de bases de datos
81112206 Mantenimiento de software de búsqueda o recuperación de la información
81112207 Mantenimiento de software de videoconferencias
81112208 Mantenimiento de software de protección y seguridad
81112209 Mantenimiento de software de desarrollo
81112210 Mantenimiento de software de gestión de sistemas
81112211 Mantenimiento de software de planificación de recursos empresariales
81112212 Mantenimiento de software de administración de relaciones con el consumidor
81112213 Mantenimiento del software de contabilidad
81112214 Mantenimiento de software de autoría y edición de contenido
81112215 Mantenimiento de software de gestión del contenido
81112216 Mantenimiento de software de referencia o educativo
81112217 Mantenimiento de software específico de industrias
81112218 Aplicaciones para el mantenimiento de software
81112219 Mantenimiento de software de juegos o entretenimiento de computador
81112220 Mantenimiento de software de servidores
81112221 Servicio de mantenimiento del software del punto de venta
81112222 Mantenimiento de software de gestión mantenimiento y operación de las instalaciones
81112301 Mantenimiento de sistemas de almacenamiento de discos
81112302 Mantenimiento de sistemas de copias de seguridad o de nearline
81112303 Mantenimiento de computadores “mainframe”
81112304 Mantenimiento de servidores unix
81112305 Mantenimiento de servidores x86
81112306 Mantenimiento de impresoras
81112307 Mantenimiento de pc o puestos de trabajo o cuadernos
81112308 Servicio de soporte y mantenimiento de hardware de puntos de venta
81112309 Servicio de instalación o implementación de hardware de puntos de venta
81112401 Alquiler de hardware de computadores
81112501 Servicio de licencias del software del computador
81112502 Servicio de arriendo o leasing de software de computadores
81121501 Análisis macroeconómico
81121502 Análisis microeconómico
81121503 Econometría
81121504 Proyecciones económicas
81121601 Política monetaria
81121602 Sistemas monetarios
81121603 Análisis monetario
81121604 Liquidez monetaria
81121605 Reservas de metales preciosos
81121606 Control de cambio de divisas
81121607 Mercados cambio de divisas
81131501 Análisis de factores
81131502 Análisis multivariate
81131503 Análisis de regresión
81131504 Encuestas por muestreo
81131505 Análisis de series temporales
81141501 Ensayo de materiales
81141502 Síntesis de materiales
81141503 Inspección de materiales o productos
81141504 Reparación o calibración de pruebas de equipo
81141505 Desarrollo de estándares de producción
81141506 Ensayo de productos
81141601 Logística
81141602 Análisis de tránsito
81141603 Economía o finanzas del transporte
81141604 Facilitación del transporte
81141605 Infraestructura del transporte
81141606 Planificación del transporte
81141701 Planificación de la producción
81141702 Control de la producción
81141703 Programación de la producción
81141704 Servicios de análisis o recopilación de estadísticas de producción
81141801 Análisis de riesgo o seguridad
81141802 Higiene o ventilación industrial
81141803 Control del ruido o de la acústica
81141804 Servicio de inspección de equipos
81141805 Servicio de inspección de edificios
81141806 Servicios de inspección de líneas de energía eléctrica
81141807 Servicios de inspección de plomería o alcantarillado
81141901 Servicio de investigación y desarrollo de productos
81141902 Servicio de investigación y desarrollo de aplicaciones o tecnología
81151501 Climatología
81151502 Servicios meteorológicos
81151503 Hidrometeorología
81151601 Cartografía
81151602 Producción de mapas
81151603 Fotogrametría
81151604 Agrimensura
81151701 Fotogeología
81151702 Geología estratigráfica
81151703 Estudios geológicos
81151704 Exploración geológica
81151705 Servicios arqueológicos
81151801 Estudio oceanográfico
81151802 Oceanografía estuarina
81151803 Oceanografía física
81151804 Estudios hidrológicos
81151805 Estudios batimétricos
81151806 Exploración submarina
81151901 Estudios geofísicos
81151902 Exploración geofísica
81151903 Interpretación de fotografía geofísica
81151904 Geofísica aeromagnética
81161501 Servicio de administración de aplicaciones de software
81161502 Servicio de administración de cuentas en la red
81161503 Servicio de administración de carpetas en la red
81161601 Servicio de administración de mensajería instantánea
81161701 Servicio de administración de fax
81161702 Servicio de soporte para fax
81161703 Servicio de administración de telefonía móvil
81161704 Servicio de soporte para telefonía móvil
81161705 Servicio de administración de radiobúsquedas
81161706 Servicio de soporte para radiobúsquedas
81161707 Servicio de administración telefónica
81161708 Servicio de soporte telefónico
81161709 Servicio de administración del correo de voz
81161710 Servicios de soporte del correo de voz
81161711 Servicio de videoconferencias
81161712 Servicio de voz en la red
81161801 Servicio de arriendo o leasing de plataformas o equipos de comunicación de datos
82101501 Publicidad en vallas
82101502 Publicidad en afiches
82101503 Publicidad en revistas
82101504 Publicidad en periódicos
82101505 Publicidad en volantes o cupones
82101506 Servicios de publicidad en transporte público
82101507 Servicios de distribución o de publicidad o de boletines de sobre compras
82101508 Publicidad en páginas amarillas o en directorios comerciales o de servicios
82101601 Publicidad en radio
82101602 Publicidad en televisión
82101603 Publicidad en internet
82101604 Publicidad en los cines
82101605 Servicio de producción de comerciales para televisión
82101701 Servicios de publicidad en pancartas
82101702 Servicios de publicidad aérea
82101801 Servicios de campañas publicitarias
82101802 Servicios de producción publicitaria
82101901 Inserción en radio
82101902 Inserción en televisión
82101903 Inserción en internet
82101904 Inserción en cines
82101905 Inserción en medios impresos
82111501 Servicios de redacción de instrucciones
82111502 Servicios de redacción de manuales
82111503 Redacción de artículos académicos o científicos
82111601 Servicios de redacción de cartas
82111602 Servicios de redacción del currículum vítae
82111603 Servicios de informes de tribunales
82111604 Servicios de transcripción
82111701 Servicios de escritores de artículos
82111702 Servicios de autores de libros
82111703 Servicios de autores de poesía
82111704 Escritura de textos publicitarios
82111705 Escritura de discursos
82111801 Servicios de edición
82111802 Servicios de comprobación de hechos
82111803 Servicios de corrección de pruebas
82111804 Servicios de traducción escrita
82111901 Servicios de comunicados de prensa
82111902 Servicios de boletines informativos de interés especial
82111903 Servicios telegráficos de agencias de noticias
82111904 Servicios de entrega de periódicos o material publicitario
82112001 Servicio de interpretación en persona de afgano o pastún
82112002 Servicio de interpretación en persona de albanés
82112003 Servicio de interpretación en persona amárico
82112004 Servicio de interpretación en persona de árabe
82112005 Servicio de interpretación en persona de armenio
82112006 Servicio de interpretación en persona de bangladés
82112007 Servicio de interpretación en persona de bielorruso
82112008 Servicio de interpretación en persona de bengalí
82112009 Servicio de interpretación en persona de bosnio
82112010 Servicio de interpretación en persona de búlgaro
82112011 Servicio de interpretación en persona de camboyano
82112012 Servicio de interpretación en persona de chino
82112013 Servicio de interpretación en persona de creole
82112014 Servicio de interpretación en persona de croata
82112015 Servicio de interpretación en persona de checo
82112016 Servicio de interpretación en persona de danés
82112017 Servicio de interpretación en persona de dinka
82112018 Servicio de interpretación en persona de holandés
82112019 Servicio de interpretación en persona de egipcio
82112020 Servicio de interpretación en persona de fanti
82112021 Servicio de interpretación en persona de fanti o persa
82112022 Servicio de interpretación en persona de francés
82112023 Servicio de interpretación en persona de alemán
82112024 Servicio de interpretación en persona de griego
82112025 Servicio de interpretación en persona de guyaratí
82112026 Servicio de interpretación en persona de hebreo
82112027 Servicio de interpretación en persona de hindi
82112028 Servicio de interpretación en persona de hmong
82112029 Servicio de interpretación en persona de indoamericano
82112030 Servicio de interpretación en persona de indonesio
82112031 Servicio de interpretación en persona de italiano
82112032 Servicio de interpretación en persona de jamaiquino
82112033 Servicio de interpretación en persona de japonés
82112034 Servicio de interpretación en persona de kirguís
82112035 Servicio de interpretación en persona de coreano
82112036 Servicio de interpretación en persona de kurdo
82112037 Servicio de interpretación en persona de lituano
82112038 Servicio de interpretación en persona de malayalam
82112039 Servicio de interpretación en persona de mandinga
82112040 Servicio de interpretación en persona de nativo americano
82112041 Servicio de interpretación en persona de pakistaní
82112042 Servicio de interpretación en persona de panyabí oriental
82112043 Servicio de interpretación en persona de panyabí occidental
82112044 Servicio de interpretación en persona de polaco
82112045 Servicio de interpretación en persona de portugués
82112046 Servicio de interpretación en persona de rumano
82112047 Servicio de interpretación en persona de romaní
82112048 Servicio de interpretación en persona de ruso
82112049 Servicio de interpretación en persona de ruandés
82112050 Servicio de interpretación en persona de samoano
82112051 Servicio de interpretación en persona de serbio
82112052 Servicio de interpretación en persona de serbocroata
82112053 Servicio de interpretación en persona de esloveno
82112054 Servicio de interpretación en persona de somalí
82112055 Servicio de interpretación en persona de español
82112056 Servicio de interpretación en persona de suajili
82112057 Servicio de interpretación en persona de sueco
82112058 Servicio de interpretación en persona de taiwanés
82112059 Servicio de interpretación en persona de tailandés
82112060 Servicio de interpretación en persona de tibetano
82112061 Servicio de interpretación en persona de turco
82112062 Servicio de interpretación en persona de ucraniano
82112063 Servicio de interpretación en persona de vietnamita
82112064 Servicio de interpretación en persona de yidis
82112065 Servicio de interpretación en persona de yugoslavo
82112066 Servicio de interpretación en persona de húngaro
82121501 Planificación y trazados de producciones gráficas
82121502 Tipografía
82121503 Impresión digital
82121504 Impresión tipográfica o por serigrafía
82121505 Impresión promocional o publicitaria
82121506 Impresión de publicaciones
82121507 Impresión de papelería o formularios comerciales
82121508 Impresión de envolturas, etiquetas, sellos o bolsas
82121509 Impresión de valores o instrumentos financieros
82121510 Impresión textil
82121511 Impresión de hoja de instrucciones o manual técnico
82121512 Impresión en relieve
82121601 Grabado de monedas
82121602 Impresión de rollo grabado
82121603 Grabado de planchas metálicas
82121701 Servicios de copias en blanco y negro o de cotejo
82121702 Servicios de copias a color o de cotejo
82121801 Publicación de libros de texto o de investigación
82121802 Servicios de publicaciones financiadas por el autor
82121901 Encuadernación en rústica
82121902 Encuadernación espiral
82121903 Encuadernación con pegante
82121904 Encuadernación por carda o grapa
82121905 Restauración o reparación de encuadernaciones
82121906 Bronceado o dorado o ribeteado o bordeado
82121907 Servicios de encuadernación en vitela
82121908 Servicios de fabricación de maletas
82131501 Elaboración o reproducción de película fija
82131502 Elaboración o reproducción de películas de cine
82131503 Servicios de microficha
82131504 Separación de colores
82131505 Servicio de posproducción de películas
82131601 Servicios de fotografía aérea
82131602 Cinematografía
82131603 Servicios de producción de vídeos
82131604 Servicios de estudio fotográfico o fotos fijas
82141501 Servicios de redacción de gráficas y planes y trazados
82141502 Diseño o gráficos artísticos
82141503 Fotocomposición
82141504 Servicios de diseño de gráficos o gráficas
82141505 Servicios de diseño por computador
82141506 Servicios de diseño de empaques
82141507 Servicios de diseño de serigrafía
82141601 Servicios fotográficos, de montaje o enmarcado
82141602 Montaje de exposición de artículos
82151501 Servicios de pintores
82151502 Servicios de litógrafos
82151503 Servicios de caricaturistas
82151504 Servicios de escultores
82151505 Servicios de fabricantes de cerámica
82151506 Servicios de sopladores de vidrio
82151507 Servicios de hiladoras, telares o tejedoras
82151508 Servicios de taxidermia
82151601 Servicios de entrenadores de animales
82151602 Servicios de acróbatas
82151603 Servicios de magos
82151604 Servicios de payasos
82151701 Servicios de actuación
82151702 Servicios de comediantes
82151703 Servicios de bailarines
82151704 Servicios de músicos
82151705 Servicios de vocalistas
82151706 Servicios coreográficos
83101501 Abastecimiento de agua
83101502 Gestión de recursos hidráulicos
83101503 Gestión de control de la calidad del agua
83101504 Gestión de distribución del agua
83101505 Servicios de asesoramiento de política hidráulica
83101506 Servicios de tratamiento de aguas
83101507 Servicios de desalinización
83101508 Agua para la ciudad
83101509 Agua para servicios
83101510 Agua fría
83101601 Suministro de gas natural
83101602 Suministro de fuel-oil
83101603 Servicios de oleoductos
83101604 Servicios de gasoductos
83101605 Carga de las instalaciones de gas
83101801 Suministro de electricidad monofásica
83101802 Suministro de electricidad bifásica
83101803 Suministro de electricidad trifásica
83101804 Servicios de transmisión de energía eléctrica
83101805 Distribución de energía eléctrica industrial
83101806 Distribución de energía eléctrica rural
83101807 Distribución de energía eléctrica municipal
83101808 Monitoreo de la calidad de la energía
83101901 Programas de conservación de energía
83101902 Medidas de reducción de utilización de la energía
83101903 Calefacción del distrito
83111501 Servicio de telefonía local
83111502 Servicios telefónicos de larga distancia
83111503 Servicios de proveedores de teléfonos con pago
83111504 Servicios de tarjetas telefónicas prepagadas
83111505 Servicios de asistencia telefónica
83111506 Servicios de conferencia telefónica
83111507 Servicios de buró de central de llamadas ("call center")
83111508 Servicios de llamar sin pago (hacia el interior)
83111510 Servicio de respuesta de voz interactiva
83111511 Servicio de telecomunicaciones de retransmisión en trama
83111601 Servicios en la red para mejorar las señales de telecomunicaciones
83111602 Servicios de sistemas de comunicación por satélite o terrestre
83111603 Servicios de telefonía celular
83111604 Servicios de radiobúsqueda
83111605 Leasing de segmentos de espacio
83111701 Servicios de transmisión por fax
83111702 Servicios de transmisión telegráfica
83111703 Servicios de transmisión por telex
83111801 Servicios de televisión por cable
83111802 Servicios de televisión por circuito cerrado
83111803 Servicios de construcción o alquiler de antenas de televisión
83111804 Administración de emisoras de televisión
83111901 Administración de emisoras de radio
83111902 Servicios o redes de radioaficionados
83111903 Sistemas de radio de corto alcance
83111904 Servicios de estudios o equipos radiofónicos
83111905 Servicios bilaterales internacionales y líneas privadas internacionales arrendadas
83112201 Servicios de red en modo de transferencia asíncrona (atm)
83112202 Servicios de redes públicas de retransmisión de tramas
83112203 Servicios de redes gestionadas por redes virtuales privadas (vpn)
83112204 Servicios de redes manejadas x75
83112205 Servicios de redes manejadas x25
83112206 Servicio de administración de la capacidad del radio direccional para la recuperación de desastres
83112301 Fibra oscura
83112302 Multiplexado de división de la longitud de onda densa (dwdm)
83112303 Multiplexado de división de onda (wdm)
83112304 Servicios de transmisión óptica (ocx)
83112401 Servicios de circuitos de conmutación automática de alta velocidad
83112402 Servicios de redes digitales de servicios integrados (isdn)
83112403 Circuitos de telecomunicaciones digitales punto a punto
83112404 Circuitos de telecomunicaciones analógicas multipunto
83112405 Circuitos de telecomunicaciones analógicas punto a punto
83112406 Línea digital de abonado (dsl)
83112501 Capacidad del cable submarino y capacidad pop a pop del cable submarino
83112502 Capacidades de eje troncal terrestre
83112503 Derechos de paso para el tránsito por sistemas de semicircuitos, procesamiento de datos distribuidos (ddp) y alquiler administrativo
83112504 Derechos no defendibles (iru) de utilización de sistemas de cables submarinos o terrestres
83112505 Funcionalidad de interconexión
83112506 Servicio de infraestructura técnica de la capacidad de soporte del radio direccional
83112601 Capacidades de bucle local
83112602 Líneas domésticas alquiladas
83112603 Líneas de acceso internacional
83112604 Servicios de acceso de discado
83112605 Líneas internacionales externas
83112606 Servicio de acceso del cliente en la capacidad del radio direccional
83121501 Bibliotecas municipales para uso del público en general
83121502 Bibliotecas de universidades o colleges
83121503 Bibliotecas privadas
83121504 Bibliotecas gubernamentales o militares nacionales
83121601 Cámaras de comercio
83121602 Servicios de juntas de turismo
83121603 Sistemas de recuperación de la información computarizada
83121604 Sistemas de recuperación de la información de la base de datos en línea
83121605 Servicios de recuperación de información de la base de datos a distancia
83121606 Localización de saltos
83121701 Servicios relacionados con la televisión
83121702 Servicios relacionados con la radio
83121703 Servicios relacionados con el internet
83121704 Sistemas de alerta ciudadana
84101501 Asistencia financiera
84101502 Programas de movilización de ahorros
84101503 Acuerdos de garantía
84101601 Cofinanciación
84101602 Ayuda bilateral o multilateral
84101603 Ayuda no gubernamental
84101604 Ayuda gubernamental
84101701 Negociación de la deuda
84101702 Reorganización de la deuda
84101703 Amortización de la deuda
84101704 Servicios de cobro de la deuda
84101705 Servicios de recuperación
84111501 Servicio de contabilidad de costos
84111502 Servicio de contabilidad financiera
84111503 Servicio de contabilidad fiscal
84111504 Servicios de teneduría de libros
84111505 Servicios de contabilidad de sueldos y salarios
84111506 Servicios de facturación
84111507 Servicio de contabilidad de inventario
84111508 Servicio de administración de exportaciones y de contabilidad
84111601 Auditorias de cierre del ejercicio
84111602 Revisiones trimestrales
84111603 Auditorias internas
84111701 Servicios de tesorería
84111702 Servicios o programas de relaciones de inversionistas
84111703 Servicios de preparación o revisión de presupuestos
84111801 Gestores fiscales
84111802 Servicios de asesoría fiscal
84121501 Bancos privados
84121502 Bancos públicos
84121503 Cooperativas de crédito
84121504 Instituciones financieras de fomento
84121601 Servicios de compensación de fondos
84121602 Servicios de cartas de crédito
84121603 Servicios de cambio de divisas
84121604 Servicios de transacción de divisas al contado
84121605 Servicios de conversión de moneda
84121606 Servicios de procesamiento de remesas
84121607 Servicio financiero de alquiler de operaciones
84121701 Asesores de inversiones
84121702 Política de inversiones
84121703 Análisis de inversiones
84121704 Acuerdos de inversiones
84121705 Datos del mercado
84121801 Servicios de contratación bursátil
84121802 Servicios de mercados de productos básicos o de futuros
84121803 Bonos del estado
84121804 Bonos emitidos por el sector privado
84121805 Servicios de mercado de metales preciosos
84121806 Servicios de custodia de valores
84121901 Financiación de vivienda
84121902 Servicios de refinanciación
84121903 Financiación de hipotecas comerciales
84122001 Servicios de verificación de depósitos
84131501 Seguros de edificios o del contenido de edificios
84131502 Seguros de propietarios de casa o rentistas
84131503 Seguro de automóviles o camiones
84131504 Seguros de carga
84131505 Seguros marítimos
84131506 Servicios de reaseguros
84131507 Seguro de interrupción de los procesos de negocios
84131508 Seguro de aportación de dinero durante el viaje
84131509 Seguro completo de proyectos
84131510 Seguro a todo riesgo para contratistas
84131511 Seguro de deterioro de valores
84131512 Seguro de equipos electrónicos
84131513 Seguro a todo riesgo de levantamientos
84131514 Seguro de garantía de fidelidad
84131515 Seguro colectivo de joyeros
84131516 Seguro de indemnización profesional
84131517 Seguro de viaje
84131601 Seguros de vida
84131602 Seguros de asistencia médica y hospitalización
84131603 Seguros de daños personales por accidente
84131604 Seguro de invalidez
84131605 Seguro de accidentes de trabajo
84131606 Seguros de desempleo
84131607 Seguro de responsabilidad civil
84131608 Administración y revisión de reclamos médicos
84131609 Programas de asistencia a empleados
84131610 Cuentas de gasto flexible (fsa)
84131701 Fondos de pensiones administrados por el empleador
84131702 Fondos de pensiones administrados por sindicatos o gremios
84131801 Fondos de pensiones autodirigidos o patrocinados por el empleador
84131802 Planes de jubilación autodirigidos o de iniciativa propia
84141501 Servicios de crédito agrícola
84141502 Entidades de préstamos para la pequeña empresa
84141503 Programas empresariales de propiedad minoritaria
84141601 Servicios de recopilación o reporte de información para créditos al consumidor
84141602 Proveedores de servicios de tarjetas de crédito
84141701 Servicios de recopilación de información o reporte para créditos empresariales
84141702 Servicios de red de valor agregado (van)
85101501 Servicios hospitalarios de emergencia o quirúrgicos
85101502 Servicios clínicos especializados privados
85101503 Servicios de consultorios médicos
85101504 Servicios de hospitales siquiátricos
85101505 Servicios respiratorios hospitalarios
85101506 Servicios hospitalarios para el abuso de sustancias
85101507 Centros asistenciales de urgencia
85101508 Centros o servicios móviles de atención de salud
85101509 Servicios hospitalarios ginecológicos u obstétricos
85101601 Servicios de enfermería
85101602 Servicios de obstetricia o de preparación para el parto
85101603 Servicios de cuidados personal en instituciones especializadas
85101604 Servicios de asistencia de personal médico
85101605 Auxiliares de salud a domicilio
85101701 Política de salud
85101702 Legislación o regulaciones sobre salud
85101703 Planificación de servicios médicos
85101704 Economía de la salud
85101705 Administración de salud pública
85101706 Servicios tradicionales de la atención de salud
85101707 Servicios de evaluación de sistemas de salud
85111501 Servicios de prevención o control del sida
85111502 Servicios de prevención o control de enfermedades parasitarias
85111503 Servicios de prevención o control de enfermedades causadas por hongos
85111504 Servicios de prevención o control de la tuberculosis
85111505 Servicios de prevención o control de la lepra
85111506 Servicios de prevención o control de enfermedades bacterianas
85111507 Servicios de prevención o control de enfermedades de transmisión sexual
85111508 Servicios de prevención o control de enfermedades virales
85111509 Servicios de prevención o control de enfermedades zoonóticas
85111510 Servicios de vacunación
85111511 Servicios de cuarentena
85111512 Servicios de inmunización
85111513 Servicios de desinsectación
85111514 Servicios de prevención o control de epidemias
85111601 Servicios de prevención o control de enfermedades óseas
85111602 Servicios de prevención o control de cáncer o leucemia
85111603 Servicios de prevención o control de enfermedades endocrinas
85111604 Servicios de prevención o control de enfermedades cardiovasculares
85111605 Servicios de prevención o control inmunológico
85111606 Servicios de prevención o control de alergias
85111607 Servicios de prevención o control de trastornos neurológicos
85111608 Servicios de prevención o control de enfermedades nutricionales
85111609 Servicios de prevención o control de la enfermedad por radiación
85111610 Servicios de prevención o control de enfermedades del sistema digestivo
85111611 Servicios de prevención o control de enfermedades oculares
85111612 Servicios de prevención o control de enfermedades respiratorias
85111613 Servicios de prevención o control de enfermedades tropicales
85111614 Servicios de prevención o control de enfermedades de la niñez
85111615 Servicios de prevención o control de enfermedades diarreicas
85111616 Servicios de prevención o control del alcoholismo
85111617 Servicios de prevención o control de la drogadicción
85111701 Servicios de manejo o control de garrapatas
85111702 Servicios de manejo o control de la mosca tsé-tsé
85111703 Servicios de manejo o control de bacterias
85111704 Servicios de manejo o control de mosquitos
85121501 Servicios de atención domiciliaria por médicos de atención primaria
85121502 Servicios de consulta de médicos de atención primaria
85121503 Servicios de control de médicos de atención primaria
85121504 Servicios médicos de emergencia de médicos de atención primaria
85121601 Servicios de ginecología y obstetricia
85121602 Servicios de nefrología
85121603 Servicios de cardiología
85121604 Servicios de especialistas pulmonares
85121605 Servicios de gastroenterólogos
85121606 Servicios geriátricos
85121607 Servicios de siquiatras
85121608 Servicios de psicología
85121609 Servicios de cirugía
85121610 Servicios de oftalmólogos
85121611 Servicios de dermatología
85121612 Servicios de ortopedia
85121613 Servicios pediátricos
85121614 Servicios de especialista del sistema nervioso
85121701 Servicios de psicoterapeutas
85121702 Servicios de optómetras
85121703 Servicios de podiatras
85121704 Servicios de logopedas
85121705 Servicios de acupuntura
85121706 Servicios quiroprácticos
85121801 Servicios de laboratorios de análisis de sangre
85121802 Servicios de laboratorios bacteriológicos
85121803 Servicios de laboratorios biológicos
85121804 Servicios de laboratorios patológicos
85121805 Servicios de laboratorios de análisis de orina
85121806 Servicios de laboratorios neurológicos
85121807 Servicios de laboratorios de ultrasonido
85121808 Servicios de laboratorios de rayos x
85121809 Servicios de bancos de sangre, esperma u órganos de trasplante
85121810 Detección de drogas o alcohol
85121811 Servicios de laboratorios de detección del COVID
85121901 Servicios de preparación farmacéutica
85121902 Servicios farmacéuticos comerciales
85122001 Servicios de odontólogos
85122002 Servicios de higienistas dentales
85122003 Servicios de personal de apoyo odontológico
85122004 Servicios de cirujanos orales
85122005 Servicios de ortodoncia
85122101 Servicios de fisioterapia
85122102 Servicios de terapia ocupacional
85122103 Servicios de rehabilitación para el abuso de sustancias
85122104 Servicios de rehabilitación deportiva
85122105 Servicios de trastornos alimenticios
85122106 Servicios de lesiones cerebrales o de la médula espinal
85122107 Servicios de rehabilitación para personas invidentes o con problemas de vista
85122108 Terapia del habla o del lenguaje
85122109 Servicios de rehabilitación para personas con discapacidades crónicas
85122201 Valoración del estado de salud individual
85131501 Servicios de trasplante de órganos
85131502 Ensayos clínicos de medicamentos de uso humano
85131503 Experimentación con animales
85131504 Experimentación con humanos
85131505 Experimentación espacial
85131602 Código de conducta médica
85131603 Sociedades médicas
85131604 Servicios internacionales de monitoreo de medicamentos
85131701 Servicios de investigación farmacéutica
85131702 Servicios de investigación bacteriológica
85131703 Servicios de investigación biomédica
85131704 Servicios de investigación cardiológica
85131705 Servicios de investigación anatómica
85131706 Servicios de investigaciones patológicas
85131707 Servicios de investigación embriológica
85131708 Servicios de investigación epidemiológica
85131709 Servicios de investigación genética
85131710 Servicios de investigación inmunológica
85131711 Servicios de investigación fisiológica
85131712 Servicios de investigación toxicológica
85131713 Servicios de investigación neurológica
85141501 Servicios de hechiceros o vudús
85141502 Servicios de curanderos
85141503 Chamanes
85141504 Trabajo con la energía
85141601 Servicios de medicina herbolaria o de herbolarios
85141602 Curas médicas con algas o algas marinas
85141603 Servicios de curas con fuentes termales
85141701 Valoración del diagnóstico inicial
85141702 Consultas de remedios
85151501 Servicios de control de la higiene de los alimentos
85151502 Servicios de control de la contaminación de alimentos
85151503 Servicios de gestión o control de la conservación de los alimentos
85151504 Servicios de asesoría o control en la preparación de alimentos
85151505 Servicios de investigación alimentaria
85151506 Estudios sobre alimentos o hábitos alimentarios
85151507 Servicios de estándares de calidad o aditivos alimentarios
85151508 Servicios de análisis de alimentos
85151601 Servicios de programación de la nutrición
85151603 Servicios de rehabilitación nutricional
85151604 Evaluación de proyectos de nutrición
85151605 Estrategias de desarrollo alimentario o nutricional
85151607 Control o programas de dietas
85161501 Mantenimiento o reparación de equipo médico mayor (capital)
85161502 Mantenimiento o reparación de equipo médico menor
85161503 Mantenimiento o reparación instrumental medico o quirúrgico
85161504 Acuerdo de servicios de equipos médicos o quirúrgicos
85161505 Tarifa de embarque y alquiler de equipo medico o quirúrgico o de implantes
85171501 Excavación de tumbas
85171601 Servicio de administración de hospicios
86101501 Formación profesional para la agroindustria
86101502 Formación profesional para la industria láctea
86101503 Formación profesional para la industria cárnica
86101504 Servicios de formación profesional agrícola
86101505 Servicios de formación profesional para jóvenes rurales o granjeros
86101506 Servicios de formación profesional forestal
86101507 Servicios de formación profesional pesquera
86101508 Servicios de formación profesional ambiental
86101509 Servicios de formación profesional en recursos naturales
86101601 Servicios de formación profesional en informática
86101602 Servicios de formación profesional relacionada con la energía
86101603 Servicios de formación profesional en química
86101604 Servicios de formación profesional en biología
86101605 Servicios de formación profesional médica
86101606 Servicios de formación profesional en electrónica
86101607 Servicios de formación profesional en telecomunicaciones
86101608 Servicios de formación profesional en hidráulica
86101609 Servicios de formación profesional industrial
86101610 Servicios de formación profesional en ingeniería
86101701 Servicios de formación profesional en comunicaciones
86101702 Capacitación relacionada con el turismo
86101703 Capacitación sobre bibliotecas o documentación
86101704 Capacitación sobre cadenas de aprovisionamiento o suministro
86101705 Capacitación administrativa
86101706 Servicios de formación profesional en asistencia sanitaria
86101707 Servicios de formación profesional sobre cuidado personal
86101708 Servicios de alfabetización
86101709 Servicios de capacitación en seguridad
86101710 Servicios de formación pedagógica
86101711 Servicios de capacitación sobre la lucha contra incendios
86101712 Servicios de formación profesional en artesanías
86101713 Servicios de formación profesional en derecho
86101714 Servicios de formación profesional en ejecución de la ley
86101715 Servicios de formación profesional en transporte por carretera o ferrocarril
86101716 Servicios de formación profesional en transporte marítimo
86101801 Formación de recursos humanos para el sector bancario o financiero
86101802 Servicios de capacitación en readiestramiento o repaso
86101803 Servicios de rehabilitación vocacional
86101804 Formación de recursos humanos para el sector comercial
86101805 Formación de recursos humanos para el sector industrial
86101806 Formación de recursos humanos para el sector de la salud
86101807 Formación de recursos humanos para el sector de gestión
86101808 Servicios de formación de recursos humanos para el sector público
86101810 Capacitación en habilidades personales
86111501 Servicios de orientación para el aprendizaje a distancia
86111502 Servicios de enseñanza a distancia
86111503 Servicios de aprendizaje diplomado a distancia
86111504 Servicios de aprendizaje no diplomado a distancia
86111505 Servicios de evaluación del aprendizaje a distancia
86111601 Cursos nocturnos
86111602 Servicios de educación de tiempo parcial para adultos
86111603 Educación para padres
86111604 Educación para empleados
86111701 Enseñanza de idiomas extranjeros basada en la conversación
86111702 Enseñanza de idiomas extranjeros por inmersión
86111801 Intercambios educativos entre universidades
86111802 Intercambios educativos entre escuelas
86121501 Servicios educativos preescolares
86121502 Escuelas religiosas de educación primaria o secundaria
86121503 Escuelas privadas de educación primaria o secundaria
86121504 Escuelas públicas de educación primaria o secundaria
86121601 Bachillerato o equivalente
86121602 Profesional técnico
86121701 Programas de pregrado
86121702 Programas de posgrado
86121802 Seminarios teológicos
86121803 Escuelas profesionales técnicas
86121804 Escuelas profesionales no técnicas
86131501 Estudios de teatro
86131502 Pintura
86131503 Esculturas
86131504 Estudios de medios de comunicación
86131601 Escuelas de música
86131602 Educación en baile
86131603 Estudios de arte dramático
86131701 Servicios de escuelas de enseñanza automovilística
86131702 Servicios de escuelas de aviación
86131703 Servicios de escuelas náuticas de yates y veleros
86131901 Servicios de escolarización primaria para personas discapacitadas
86131902 Servicios de escolarización secundaria para personas discapacitadas
86131903 Escuelas especializadas para personas discapacitadas
86131904 Servicios de rehabilitación especializados para personas discapacitadas
86132001 Servicio de entrenamiento (coaching) ejecutivo
86141501 Servicios de asesorías educativas
86141502 Servicios de orientación para la cooperación universitaria
86141503 Servicios de asesoría para estudios en el extranjero
86141601 Clubes de ocio para estudiantes
86141602 Sindicatos de estudiantes
86141603 Organizaciones para viajes de estudiantes
86141701 Laboratorios de idiomas
86141702 Tecnología audiovisual
86141703 Instrucción programada asistida por computador
86141704 Servicios de biblioteca o documentación
90101501 Restaurantes
90101502 Bares
90101503 Establecimientos de comida rápida
90101504 Vendedores callejeros de alimentos
90101601 Instalaciones para banquetes
90101602 Servicios de carpas para fiestas
90101603 Servicios de cáterin
90101604 Servicios de cáterin en la obra o lugar de trabajo
90101701 Administración de cafeterías al pie de obra
90101801 Comidas para llevar preparadas profesionalmente
90101802 Servicios de comidas a domicilio
90111501 Hoteles
90111502 Posadas o centros turísticos
90111503 Hospedajes de cama y desayuno
90111504 Servicios de alquiler de cabañas
90111601 Centros de conferencias
90111602 Instalaciones para videoconferencias
90111603 Salas de reuniones o banquetes
90111604 Marquesinas
90111701 Campin
90111702 Parques nacionales
90111703 Instalaciones de campin para vehículos recreativos
90111801 Habitación sencilla
90111802 Habitación doble
90111803 Suite
90121501 Servicios de organización de excursiones
90121502 Agencias de viajes
90121503 Servicios de fletamento
90121601 Servicios de pasaportes
90121602 Servicios de visas o de documentos complementarios
90121603 Servicio de verificación de tiquetes de pasajeros
90121701 Guías locales o de excursiones
90121702 Intérpretes
90121801 Asistencia de las agencias de viaje para emergencias
90131501 Actuaciones u obras teatrales
90131502 Actuaciones de danza
90131503 Ópera
90131504 Conciertos
90131601 Películas cinematográficas
90131602 Entretenimiento grabado en video
90131603 Servicio de distribución de cine
90141501 Juego de liga
90141502 Eventos competitivos
90141503 Exposiciones
90141601 Eventos deportivos profesionales patrocinados por empresas
90141602 Eventos deportivos aficionados patrocinados por empresas
90141603 Servicios de promoción de eventos deportivos
90141701 Ligas deportivas juveniles de competencias
90141702 Ligas deportivas de adultos
90141703 Deportes juveniles
90151501 Museos
90151502 Lugares históricos o culturales
90151503 Parques zoológicos
90151601 Circos
90151602 Empresas de excursiones turísticas
90151603 Exposiciones de arte
90151701 Parques temáticos
90151702 Parques acuáticos
90151703 Campos de minigolf
90151801 Carnavales ambulantes
90151802 Servicios de organización o administración de ferias
90151803 Construcción o creación de pabellones de feria
90151901 Casinos
90151902 Clubes de cartas
90151903 Hipódromos
90152001 Clubes nocturnos
90152002 Salones de baile
90152101 Servicios de asistencia personal
91101501 Gimnasios o centros de salud
91101502 Spas
91101503 Servicios de masajes
91101504 Clases de aeróbicos o ejercicios
91101505 Baños turcos o de vapor o rituales
91101601 Tratamientos faciales o corporales
91101602 Consulta de maquillaje
91101603 Servicios de tatuajes
91101604 Servicios de pirsin corporal
91101605 Electrólisis
91101701 Servicios de corte y tinte de pelo
91101702 Servicios de extensiones o reemplazo de cabello
91101801 Alquiler de esmóquines o trajes de etiqueta
91101802 Alquiler de vestidos o trajes de noche o de novia
91101803 Alquiler de disfraces
91101901 Asesor de colores
91101902 Estilista de moda
91101903 Asesor de vestuario
91101904 Servicio de sastrería
91111501 Alquiler de uniformes
91111502 Servicios de lavandería
91111503 Lavado en seco
91111504 Lavandería de autoservicio operadas con monedas
91111601 Servicios de ama de llaves
91111602 Servicios de cuidado de patios o piscinas
91111603 Servicios de cocina o preparación de comidas
91111701 Servicios de envío de ropa usada
91111703 Servicios de compra de vestuario
91111801 Servicios de valet
91111803 Alquiler de casilleros
91111901 Servicios de guardería para niños o bebés
91111902 Servicios de niñera o cuidado de niños
91111903 Servicios asistenciales diurnos para ancianos
91111904 Servicios de vivienda asistida
92101501 Servicios de vigilancia
92101503 Programas de ayuda a la comunidad
92101504 Programas para la disuasión de delitos
92101601 Servicios contra incendios municipales o nacionales
92101602 Servicios de cuerpos de bomberos voluntarios
92101603 Servicios para la prevención de incendios
92101604 Servicios contra incendios en bosques o tierras vírgenes
92101804 Multas u honorarios de procesos penales
92101901 Equipos de búsqueda y salvamento
92101902 Servicios de ambulancia
92101903 Servicios de helicópteros de salvamento
92101904 Servicios de salvavidas para piscina o playa
92121502 Servicios de protección contra robos
92121503 Alquiler de perros guardianes
92121504 Servicios de guardas de seguridad
92121601 Agencias de detectives
92121602 Servicios de huellas dactilares
92121603 Servicios de detección de mentiras
92121604 Servicios de investigación privada
92121701 Vigilancia o mantenimiento o monitoreo de alarmas
92121702 Mantenimiento o monitoreo de alarmas contra incendios
92121703 Servicios antirrobo para tiendas o empresas
92121704 Mantenimiento o monitoreo de sistemas de vigilancia de confinamiento
92121801 Servicio de carros blindados
92121802 Servicio de transporte de dinero
92121803 Servicio de almacenamiento de dinero
92121901 Servicio de botes de seguridad
93101501 Servicios de representación de partidos políticos
93121503 Servicios de seguridad para diplomáticos
93121608 Servicio de enlace con organizaciones no gubernamentales
93131501 Servicios de protección de los derechos humanos
93131502 Servicios de promoción de los derechos humanos
93131503 Servicios de educación o divulgación de información sobre derechos humanos
93131504 Servicios de asistencia de emergencia a refugiados
93131505 Servicios de campos de refugiados
93131506 Servicios de reasentamientos o repatriación de refugiados
93131507 Servicios de asistencia a desplazados
93131601 Programas de erradicación del hambre
93131602 Servicios de suministro de alimentos de emergencia
93131603 Servicios del programa mundial de alimentos
93131604 Servicios de la organización para la alimentación y la agricultura
93131605 Servicios del fondo común para los productos básicos
93131606 Servicios del fondo internacional para el desarrollo agrícola
93131607 Servicios de distribución de alimentos
93131608 Servicios de suministro de alimentos
93131609 Políticas o programas de ayuda alimentaría
93131610 Servicios de planificación de alimentos
93131611 Servicios de seguridad alimentaria
93131612 Administración de reservas alimentarias
93131613 Servicios de control o administración de excedentes o escasez de alimentos
93131701 Campañas contra el tabaco
93131702 Programas de sanidad
93131703 Programas de investigación
93131704 Servicios de prevención o control de enfermedades
93131705 Programas de prevención o control de abuso de drogas
93131801 Servicios de prevención de desastres
93131802 Servicios de respuesta contra desastres
93131803 Servicios de viviendas de emergencia
93141504 Servicios de cuidado en hogares adoptivos u orfanatos
93141505 Servicios de adopción
93141510 Estudios de estructura sociales o servicios relacionados
93141511 Estudios de grupos sociales o servicios relacionados
93141514 Servicios socioculturales
93141601 Servicios de censo de la población
93141602 Servicios de estudios de muestras de población
93141605 Servicios de tendencias o proyecciones de la población
93141606 Servicios de estadísticas de natalidad
93141608 Servicios de distribución o análisis de la población
93141609 Servicios de análisis de la composición de la población
93141610 Estudios demográficos
93141701 Organizaciones de eventos culturales
93141702 Servicios de promoción cultural
93141703 Servicios relacionados con el arte
93141704 Servicios de composición de canciones
93141705 Servicios de redacción literaria
93141706 Servicios de protección de minorías
93141707 Servicios de preservación o promoción del patrimonio cultural
93141708 Servicios de museos
93141709 Servicios de política cultural
93141710 Servicios de lenguas indígenas o lenguas en desuso
93141711 Servicios de promoción de artesanías tradicionales
93141712 Servicios de protección de la propiedad intelectual o cultural
93141713 Servicios de protección de sitios históricos o monumentos
93141714 Mitología
93141801 Servicios de promoción o planificación del empleo
93141802 Servicios de reclutamiento
93141803 Servicios de estándares laborales internacionales
93141804 Servicios de registros laborales internacionales
93141806 Servicios de estadísticas o predicciones del empleo
93141808 Servicios de seguridad o salud ocupacional
93141810 Servicios de perspectivas de desarrollo profesional
93141811 Servicios de promoción
93141812 Servicios de inspección laboral
93141813 Servicios del consejo del trabajo
93141814 Servicios laborales internacionales
93141901 Servicios bancarios comerciales agrícolas
93141902 Servicios de inversión rural
93141903 Servicios de organización o gestión de instituciones agrícolas
93141904 Servicios de cooperativas agrícolas o rurales
93141905 Servicios de investigación agrícola
93141906 Servicios de organizaciones de agricultores o campesinos
93141909 Servicios de administración de la tierra
93141910 Servicios para el desarrollo insular
93142001 Servicios de planificación de la ordenación urbana
93142002 Servicios de administración de tierras urbanas
93142003 Servicios de programación de inversiones urbanas
93142004 Servicios de reestructuración de barrios marginales
93142005 Servicios de alumbrado urbano
93142006 Servicios de control o regulación del desarrollo urbano
93142007 Servicios de estándares o regulación de edificios urbanos
93142008 Servicios comunitarios urbanos
93142009 Servicios de administración o gestión de proyectos o programas urbanos
93142101 Servicios de planificación de desarrollo regional
93142102 Servicios de cooperación económica
93142103 Servicios de cooperación técnica
93142104 Servicios de planificación sectorial
93151501 Servicios financieros o de gestión administrativa de empresas públicas
93151502 Servicios de sistemas de información o control de empresas públicas
93151512 Servicios de instituciones públicas
93151516 Permiso de construcción
93151608 Servicios bancarios gubernamentales o centrales
93151609 Servicios de loterías
93151611 Subsidios
93161501 Impuesto nacional sobre la renta
93161502 Impuesto municipal sobre la renta
93161503 Impuesto sobre el incremento de capital
93161504 Impuesto sobre beneficios extraordinarios
93161601 Impuesto sobre los bienes
93161602 Impuesto sobre la tierra
93161603 Impuesto al valor agregado (iva)
93161604 Impuesto sobre nóminas
93161605 Impuesto sobre las ventas
93161606 Impuesto de seguridad social
93161607 Impuesto a la sucesión o sobre transferencia de propiedad
93161608 Derechos o impuestos aduaneros
93161609 Arancel o tarifa
93161702 Incentivos tributarios
93161803 Investigación tributaria
93161804 Crédito fiscal de inversión
93171501 Acuerdos comerciales
93171502 Negociaciones comerciales
93171503 Formulación de políticas nacionales de productos básicos
93171504 Desarrollo de pequeñas industrias
93171701 Convenciones aduaneras
93171702 Trámites aduaneros
93171801 Proyecciones comerciales
93171802 Proyecciones de la balanza comercial
93171803 Estadísticas comerciales
94101501 Asociaciones de la industria agrícola
94101502 Asociaciones reguladoras
94101503 Asociaciones empresariales sectoriales
94101504 Asociaciones empresariales internacionales
94101505 Asociaciones de empleadores
94101601 Asociaciones de odontólogos
94101602 Asociaciones de médicos
94101603 Asociaciones de enfermeras
94101604 Asociaciones de contadores
94101605 Asociaciones de arquitectos
94101606 Colegios de abogados
94101607 Asociaciones educativas o de profesores
94101608 Asociaciones de ingenieros
94101609 Asociaciones científicas
94101610 Juntas de revisión de estándares profesionales
94101701 Clubes de ocio del personal
94101702 Asociaciones deportivas del personal
94101703 Asociaciones de personal femenino
94101704 Asociaciones de personal pensionado
94101705 Asociaciones de personal administrativo
94101801 Sindicatos de obreros o trabajadores generales
94111701 Residencias religiosas privadas
94111702 Residencias de comunidades religiosas
94111703 Residencias para retiros religiosos
94111704 Residencias religiosas temporales
94111801 Organizaciones o servicios de peregrinaje a la meca
94111802 Organizaciones o servicios de peregrinaje al vaticano
94111803 Servicios de asistencia para viajes de peregrinaje
94111804 Servicios de operadores turísticos de peregrinaje
94111901 Servicios de órdenes religiosas
94111902 Servicios de misioneros evangélicos
94111903 Servicios misioneros educativos
94112001 Servicios relacionados con el hinduismo
94112002 Servicios relacionados con el budismo
94112003 Servicios relacionados con el cristianismo
94112004 Servicios relacionados con el islamismo
94112005 Servicios relacionados con el judaísmo
94121501 Clubes de deportes en hielo
94121502 Clubes deportivos de vela o natación
94121503 Clubes deportivos de caza o tiro
94121504 Clubes deportivos de campos al aire libre
94121505 Clubes deportivos de canchas cubiertas o al aire libre
94121506 Clubes deportivos de invierno
94121507 Clubes deportivos de playa o acuáticos
94121508 Clubes deportivos de ciclismo
94121509 Clubes deportivos de montañismo
94121510 Clubes deportivos de carreras
94121511 Clubes deportivos de vuelo
94121512 Clubes deportivos profesionales o semiprofesionales
94121513 Servicios de operadores de eventos en estadios
94121514 Servicios de promotores o directores técnicos de clubes deportivos
94121601 Clubes de aficionados a los juegos de cartas
94121602 Clubes de artesanías
94121603 Clubes de aficionados a la poesía o la literatura
94121604 Clubes de aficionados a la cocina
94121605 Clubes de aficionados a la jardinería
94121606 Club de aficionados al coleccionismo
94121607 Club de exploradores (scouts)
94121701 Clubes o servicios para aficionados al teatro
94121702 Clubes o servicios para aficionados a la música
94121703 Clubes o servicios para aficionados al baile a la danza
94121704 Clubes o servicios para aficionados a las bellas artes
94121801 Clubes juveniles
94121802 Clubes para la tercera edad
94121803 Clubes para reuniones sociales
94121804 Clubes sociales para personas discapacitadas
94121805 Clubes sociales para veteranos de guerra
94131501 Servicios ambientales no gubernamentales
94131502 Servicios no gubernamentales de ayuda de emergencia
94131503 Servicios no gubernamentales de asistencia técnica
94131504 Servicios no gubernamentales de ayuda al desarrollo
94131601 Servicios de albergue de organizaciones de beneficencia
94131602 Servicios de socorro alimentario
94131603 Servicios de asistencia legal
94131604 Servicios de movilización de recursos
94131605 Servicios de asistencia de ayuda internacional
94131606 Servicios de orfanatos o adopción
94131607 Organizaciones de asistencia a los adultos mayores
94131608 Organizaciones de asistencia a presos
94131701 Asociaciones ecologistas radicales
94131702 Asociaciones ecofeministas
94131703 Organizaciones políticas ecológicas
94131704 Movimientos o servicios de activistas ecológicos
94131805 Servicios de preservación cultural de las minorías étnicas
94131901 Movimientos para la liberación de animales
94131902 Asociaciones para la protección de las especies en peligro de extinción
94131903 Asociaciones para la protección de animales amenazados
94132001 Servicios de defensa de los derechos de los niños
94132002 Servicios de defensa de los presos
94132003 Asociaciones para la defensa de la tortura física o mental
94132004 Asociaciones para la defensa de la libertad de expresión
95101501 Parcela para vivienda unifamiliar
95101502 Parcela para edificio de apartamentos
95101503 Parcela para apartamentos cooperativos
95101504 Parcela para condominio
95101505 Parcela para residencia universitaria
95101506 Parcela para subdivisión de vivienda
95101507 Parcela para hotel
95101508 Parcela para motel
95101509 Parcela para casas móviles
95101510 Parque de casas móviles
95101601 Parque empresarial
95101602 Campus de oficinas
95101603 Sitio para centro comercial de calle
95101701 Parque aéreo
95101702 Sitio para planta ensambladora
95101703 Sitio para fábrica
95101704 Sitio para planta manufacturera
95101705 Sitio para marina
95101706 Sitio para planta empacadora
95101707 Sitio para telecomunicaciones
95101708 Sitio para empresa pública
95101807 Patio de mantenimiento
95101901 Granja
95101902 Rancho
95101903 Huerto
95111501 Servidumbre
95111502 Derecho de paso
95111503 Carreteras de acceso
95111504 Rampa o vía de acceso a una autopista
95111602 Carretera o autopista o autopista de peaje interestatal
95111603 Carretera o autopista o autopista de peaje interestatal
95111609 Cruce de carretera con una carretera principal
95111610 Carretera circunvalar
95111615 Cruce de carreteras
95121501 Galería comercial
95121502 Estructura de parqueo
95121503 Cafetería
95121504 Edificio para tienda
95121505 Centro comercial
95121506 Teatro
95121507 Mercado
95121508 Zona de juegos o patios de recreo para niños
95121509 Zoológico
95121510 Jardín
95121511 Parque
95121512 Instalación recreativa al lado del agua
95121513 Banco
95121514 Oficina de tiquetes
95121515 Caída de agua artificial
95121516 Muro de piedras y piedras artificiales
95121517 Crematorio
95121601 Puente de acero
95121602 Dique seco
95121603 Estación de buses
95121604 Garaje para buses
95121605 Edificio de servicios o reparaciones automotrices
95121606 Estación ferroviaria
95121607 Depósito ferroviario
95121608 Estación ferroviarias subterráneas
95121609 Depósito de tranvías
95121610 Plataforma de tranvías
95121611 Edificio de aeropuertos
95121612 Torre de control aeroportuaria
95121613 Campo de aviación
95121614 Pista
95121615 Muelle
95121616 Embarcadero
95121617 Dársena
95121618 Marina
95121619 Marina de yates
95121620 Rompeolas
95121621 Malecón
95121622 Edificio de terminal de ferry
95121623 Terminal ro-ro
95121624 Faro
95121640 Tubería
95121641 Estación de bombeo
95121642 Estación de bombeo de aguas residuales
95121643 Descargas de aguas residuales
95121644 Parqueadero
95121646 Estructura para parqueo de bicicletas
95121701 Oficina postal
95121702 Estación de policía
95121703 Edificio de juzgados
95121704 Edificio de prisión
95121705 Estación de bomberos
95121706 Estación de ambulancias
95121707 Edificio de rescate de montaña
95121708 Estación de botes salvavidas
95121709 Edificio de guardacostas
95121710 Estación de servicio de rescate
95121711 Centro cívico
95121712 Galería de arte
95121801 Estación de radares
95121802 Subestación
95121804 Torre de agua
95121805 Pozo
95121806 Estación base para telefonía móvil
95121808 Plataforma de gas o petróleo
95121901 Escuela politécnica
95121902 Centro de formación tecnológica
95121903 Aula
95121904 Biblioteca
95121905 Laboratorio de idiomas
95121906 Edificio de laboratorio
95121907 Estación meteorológica
95121908 Instalación para investigación o prueba
95121909 Escuela primaria
95121910 Escuela de bachillerato clásico
95121911 Escuela de bachillerato
95121913 Universidad
95122001 Clínica
95122002 Hogar de convalecencia
95122003 Sala de operaciones o quirófano
95122004 Unidad de cuidados intensivos
95122005 Sala de detección y diagnóstico
95122006 Sala de fluoroscopio
95122007 Sala o laboratorio de patología
95122008 Sala de cateterismo
95122101 Casa residencial
95122102 Apartamento o piso
95122103 Asilo de niños
95122104 Guardería de niños
95122105 Hogar de ancianos
95122106 Hostal
95122301 Estadio
95122302 Campo deportivo
95122303 Pista de carreras
95122304 Polideportivo
95122305 Spa
95122306 Gimnasio
95122307 Piscina
95122308 Instalación para deportes acuáticos
95122401 Taller
95122402 Instalación para conservación en cámaras frigoríficas
95122403 Tienda de descuentos
95122501 Granero
95122502 Establo
95122503 Canal de riego
95131501 Graderías plegables
95131502 Graderías móviles
95131503 Graderías portátiles
95131601 Taquillas portátiles
95131602 Cuarto de baño portátil
95131603 Oficina en el emplazamiento
95131604 Unidad de cocina portátil
95131605 Casa contenedor
95131606 Cabina de ventas portátil
95131701 Estructura textil tipo armazón
95131702 Carpa de poste o de tensión
95141501 Silo
95141502 Invernadero
95141601 Casa
95141602 Casa móvil
95141603 Cabaña
95141604 Garaje
95141605 Gazebo
95141606 Cocina para casa
95141701 Oficina en la planta
95141702 Cabina de pintura
95141703 Galpón de almacenaje
95141704 Sala blanca
95141705 Casa de guardias
95141706 Bodega
95141707 Auditorio
95141708 Cocina para oficina
95141709 Conservatorio
95141710 Cabina telefónica
95141711 Cabina de peaje
95141801 Albergue
95141802 Carpa o salón de emergencia
95141803 Unidad de contenedor
95141901 Unidad médica
95141902 Unidad de laboratorio
95141903 Unidad odontológica
95141904 Unidades quirúrgicas
`;
