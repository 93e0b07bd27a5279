import { pokerDefinitionOf, pokerTermsOf } from '../poker/poker-definition.ts';
import { type PokerRulesPosted, pokerPostingOf, pokerSettingPosted } from '../poker/poker-rules-posted.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { definitionOf, termsOf } from '../tables/definition.ts';
import { postingOf, type RulesPosted, settingPosted } from '../tables/rules-posted.ts';
import type { TableSetting } from '../tables/setting.ts';

/** A table with the rules that it is dealt by, of either kind. */
export type RuledTable =
  | { readonly kind: 'banked'; readonly setting: TableSetting }
  | { readonly kind: 'poker'; readonly setting: PokerSetting };

/** What was written down of a table's rules. */
export type RulesPosting = RulesPosted | PokerRulesPosted;

export const definitionBy = (table: RuledTable): string =>
  table.kind === 'banked' ? definitionOf(table.setting) : pokerDefinitionOf(table.setting);

export const termsBy = (table: RuledTable): string =>
  table.kind === 'banked' ? termsOf(table.setting) : pokerTermsOf(table.setting);

export const postingBy = (table: RuledTable, before: string | null): RulesPosting =>
  table.kind === 'banked' ? postingOf(table.setting, before) : pokerPostingOf(table.setting, before);

/** The table as it was posted, made by the code of today. */
export const ruledBy = (posting: RulesPosting): RuledTable =>
  posting.type === 'rules-posted'
    ? { kind: 'banked', setting: settingPosted(posting) }
    : { kind: 'poker', setting: pokerSettingPosted(posting) };
