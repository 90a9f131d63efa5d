/** Romanian counties by their code of ISO 3166-2, without `RO-`. */
export const COUNTIES: ReadonlyMap<string, string> = new Map(
  `AB Alba;AG Argeș;AR Arad;B București;BC Bacău;BH Bihor;BN Bistrița-Năsăud;BR Brăila;BT Botoșani;BV Brașov;BZ Buzău;CJ Cluj;
CL Călărași;CS Caraș-Severin;CT Constanța;CV Covasna;DB Dâmbovița;DJ Dolj;GJ Gorj;GL Galați;GR Giurgiu;HD Hunedoara;HR Harghita;
IF Ilfov;IL Ialomița;IS Iași;MH Mehedinți;MM Maramureș;MS Mureș;NT Neamț;OT Olt;PH Prahova;SB Sibiu;SJ Sălaj;SM Satu Mare;
SV Suceava;TL Tulcea;TM Timiș;TR Teleorman;VL Vâlcea;VN Vrancea;VS Vaslui`
    .replaceAll('\n', '')
    .split(';')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);

/** The capital, whose sectors are given as the town. */
export const BUCHAREST = 'RO-B';
