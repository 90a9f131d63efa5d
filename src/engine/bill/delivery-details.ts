import { Period } from '../cal/period.ts';
import { date } from '../cal/types.ts';
import { meta } from '../cbc/meta.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';

/** Where and when goods are delivered. */
export const DeliveryDetails = object(
  'bill.DeliveryDetails',
  { title: 'Delivery Details', description: 'Where and when goods are delivered.' },
  {
    receiver: field(Party, 'Receiver', 'The recipient of the goods, if not the customer.'),
    identities: field(list(Identity), 'Identities', 'Identifiers of the delivery or of its place.'),
    date: field(date, 'Date', 'The date of the delivery.'),
    period: field(Period, 'Period', 'The period of the deliveries.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the delivery.'),
  },
);
export type DeliveryDetails = InstanceOf<typeof DeliveryDetails>;
