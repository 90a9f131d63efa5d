/** The kind of a French operation, as far as the lines of an invoice tell it. */

/** Units that tell what a line is: time and effort, or things. Areas and distances tell neither. */
const SERVICES = new Set('h min s day wk mon yr service job activity trip'.split(' '));
const GOODS = new Set(
  (
    'mg cg g kg t mm cm dm mm3 cm3 dm3 m3 ml cl dl l kl kwh piece pair dozen assortment outfit kit pk bag box bin can tub case tray roll ' +
    'carton cylinder barrel jerrican carboy demijohn bottle canister pkg pkt bunch bdl blk pallet reel sack sheet envelope'
  ).split(' '),
);

/** Returns the kind of operation, as the letter of a billing mode: goods, services or both; undefined if a line does not tell. */
export function operationOf(
  lines: readonly { key?: string | undefined; unit?: string | undefined }[],
): 'B' | 'S' | 'M' | undefined {
  const kinds = lines.map(({ key = '', unit = '' }) =>
    key === 'services' || (key === '' && SERVICES.has(unit))
      ? 'S'
      : key === 'goods' || (key === '' && GOODS.has(unit))
        ? 'B'
        : undefined,
  );
  const [first] = kinds;
  if (first === undefined || kinds.includes(undefined)) return undefined;
  return kinds.every((kind) => kind === first) ? first : 'M';
}
