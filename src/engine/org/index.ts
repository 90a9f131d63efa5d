import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Address, addressNormaliser } from './address.ts';
import { Attachment, attachmentNormaliser, attachmentRules } from './attachment.ts';
import { Coordinates, coordinatesRules } from './coordinates.ts';
import { DocumentRef, documentRefNormaliser, documentRefRules } from './document-ref.ts';
import { Email, emailNormaliser, emailRules } from './email.ts';
import { Endpoint, endpointNormaliser, endpointRules } from './endpoint.ts';
import { Identity, identityNormaliser, identityRules } from './identity.ts';
import { Image, imageRules } from './image.ts';
import { Inbox, inboxNormaliser, inboxRules } from './inbox.ts';
import { Item, itemNormaliser, itemRules } from './item.ts';
import { Name, nameNormaliser, nameRules } from './name.ts';
import { Note, noteNormaliser, noteRules } from './note.ts';
import { Party, partyNormaliser } from './party.ts';
import { Person, personNormaliser, personRules } from './person.ts';
import { Registration, registrationNormaliser, registrationRules } from './registration.ts';
import { Telephone, telephoneNormaliser, telephoneRules } from './telephone.ts';
import { unit } from './unit.ts';
import { Website, websiteNormaliser, websiteRules } from './website.ts';

/** What the namespace of organisations brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [
  Address,
  Attachment,
  Coordinates,
  DocumentRef,
  Email,
  Endpoint,
  Identity,
  Image,
  Inbox,
  Item,
  Name,
  Note,
  Party,
  Person,
  Registration,
  Telephone,
  Website,
];

/** Its types of values. */
export const values: readonly NamedValue[] = [unit];

export const normalisers: readonly Normaliser[] = [
  addressNormaliser,
  attachmentNormaliser,
  documentRefNormaliser,
  emailNormaliser,
  endpointNormaliser,
  identityNormaliser,
  inboxNormaliser,
  itemNormaliser,
  nameNormaliser,
  noteNormaliser,
  partyNormaliser,
  personNormaliser,
  registrationNormaliser,
  telephoneNormaliser,
  websiteNormaliser,
];

export const rules: readonly RuleSet[] = [
  attachmentRules,
  coordinatesRules,
  documentRefRules,
  emailRules,
  endpointRules,
  identityRules,
  imageRules,
  inboxRules,
  itemRules,
  nameRules,
  noteRules,
  personRules,
  registrationRules,
  telephoneRules,
  websiteRules,
];
