import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { isoCountryCode } from '../country/codes.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { codeAlnum } from '../text/clean.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';
import { Coordinates } from './coordinates.ts';

/** A postal address (chapter 03 §10.4). */
export const Address = object(
  'org.Address',
  { title: 'Address', description: 'Where somebody is found or receives post.' },
  {
    uuid: field(uuid, 'UUID', 'Identifies this address wherever it is used.'),
    label: field(text, 'Label', 'What the address is for, such as head office.'),
    po_box: field(text, 'Post Office Box', 'The box at a post office, where post goes there.'),
    num: field(text, 'Number', 'The number of the house or building.', { recommended: true }),
    floor: field(text, 'Floor', 'The storey within the building.'),
    block: field(text, 'Block', 'The part of a larger building or estate.'),
    door: field(text, 'Door', 'The flat or office on the floor.'),
    street: field(text, 'Street', 'The street by its full name; the house number may stand here too.', {
      recommended: true,
    }),
    street_extra: field(text, 'Extended Street', 'A second line for whatever helps to find the place.'),
    locality: field(text, 'Locality', 'The town, village or city.', { recommended: true }),
    region: field(text, 'Region', 'The province, county or larger area.', { recommended: true }),
    state: field(code, 'State', 'The code of the state or province, where the country uses one.'),
    code: field(code, 'Code', 'The postal code.', { recommended: true }),
    country: field(isoCountryCode, 'Country', 'The country, as ISO 3166-1 code of two letters.', { recommended: true }),
    coords: field(Coordinates, 'Coordinates', 'The exact place on the map.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the address.'),
  },
);
export type Address = InstanceOf<typeof Address>;

export const addressNormaliser = normaliser(Address, (address) => {
  cleanUuid(address);
  cleanTexts(address, 'po_box', 'num', 'floor', 'block', 'door', 'street', 'street_extra', 'locality', 'region');
  if (address.state !== undefined) address.state = codeAlnum(address.state);
});
