import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { isoCountryCode } from '../country/codes.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { codeAlnum } from '../text/clean.ts';
import { cleanedText, uuidField } from './cleaning.ts';
import { Coordinates } from './coordinates.ts';

/** A postal address (chapter 03 §10.4). */
export const Address = object(
  'org.Address',
  { title: 'Address', description: 'A postal address or location.' },
  {
    uuid: uuidField('address'),
    label: field(text, 'Label', 'The purpose of the address, such as head office.'),
    po_box: field(cleanedText, 'Post Office Box', 'The post office box, if mail goes there.'),
    num: field(cleanedText, 'Number', 'The number of the house or building.', { recommended: true }),
    floor: field(cleanedText, 'Floor', 'The storey within the building.'),
    block: field(cleanedText, 'Block', 'The part of a larger building or estate.'),
    door: field(cleanedText, 'Door', 'The flat or office on the floor.'),
    street: field(cleanedText, 'Street', 'The full name of the street. May include the house number.', {
      recommended: true,
    }),
    street_extra: field(cleanedText, 'Extended Street', 'A second line with details that help to find the place.'),
    locality: field(cleanedText, 'Locality', 'The town, village or city.', { recommended: true }),
    region: field(cleanedText, 'Region', 'The province, county or larger area.', { recommended: true }),
    state: field(code, 'State', 'The code of the state or province, if the country uses one.'),
    code: field(code, 'Code', 'The postcode.', { recommended: true }),
    country: field(isoCountryCode, 'Country', 'The country, as ISO 3166-1 code of two letters.', { recommended: true }),
    coords: field(Coordinates, 'Coordinates', 'The exact place on the map.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the address.'),
  },
);
export type Address = InstanceOf<typeof Address>;

export const addressNormaliser = normaliser(Address, (address) => {
  if (address.state !== undefined) address.state = codeAlnum(address.state);
});
