/** The page of rules and its entries, in one part because they are small. */
export { RuleDetails } from './rule-details.tsx';
export { RulesPage } from './rules-page.tsx';
