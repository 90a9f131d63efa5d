import { UNIT_EXTENSION } from '../../org/unit.ts';
import { UNIT_CODE } from '../../org/units.ts';
import type { Definition } from '../../tax/definitions.ts';

/** Codes of UN/ECE recommendations 20 and 21, which the standard does not list. */
export const unit: Definition = {
  key: UNIT_EXTENSION,
  name: { en: 'UN/ECE Unit Code' },
  desc: {
    en: 'Code of what is counted or measured, by UN/ECE recommendations 20 and 21, for units without a key of their own.',
  },
  pattern: UNIT_CODE.source,
};
