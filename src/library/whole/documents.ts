import * as house from '../house-rules.ts';
import * as registered from '../loaded.ts';
import * as operations from '../operations.ts';
import * as reference from '../reference.ts';
import * as standard from '../standard-schema.ts';
import { loadEverything } from './everything.ts';

loadEverything();

export const build = operations.build;
export const convertCurrency = operations.convertCurrency;
export const correct = operations.correct;
export const correctionOptions = operations.correctionOptions;
export const explain = operations.explain;
export const houseRules = house.houseRules;
export const invert = operations.invert;
export const loaded = registered.loaded;
export const removeIncludedTaxes = operations.removeIncludedTaxes;
export const replicate = operations.replicate;
export const roundToCurrency = operations.roundToCurrency;
export const rule = reference.rule;
export const rules = reference.rules;
export const schema = reference.schema;
export const schemas = reference.schemas;
export const standardSchema = standard.standardSchema;
export const validate = operations.validate;
