export const MODEL = 'br-nfe-model';
/** The model code of NF-e. */
export const FOR_COMPANIES = '55';
/** The model code of NFC-e. */
export const FOR_CONSUMERS = '65';
/** The key of the identity with the inscrição estadual. */
export const STATE_REGISTRATION = 'br-nfe-state-reg';
