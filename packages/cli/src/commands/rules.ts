import type { MatrixClause } from '@croupier/rulebooks';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { rulesGiven } from './rules-given.ts';

/** `croupier rules [RULEBOOK [SECTION [CLAUSE]]]`: what the software does about each clause. */
export const rulesCommand = (desk: Desk): Command =>
  new Command('rules')
    .description('what is done about every clause of the rulebooks, where, and which tests show it')
    .argument('[rulebook]', 'the id of a rulebook, such as bclc-baccarat')
    .argument('[section]', 'one of its sections, such as 1.0')
    .argument('[clause]', 'a clause of that section, such as 8.3.2')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  croupier rules
  croupier rules bclc-baccarat
  croupier rules bclc-poker 6.0
  croupier rules bclc-baccarat 1.0 8.3.2
  croupier rules baccarat-gold "Tie Bet" --json`,
    )
    .action(
      async (rulebook?: string, section?: string, clause?: string, { json }: { json?: boolean } = {}) => {
        const { matrixOf, oneLine, readShelf } = await import('@croupier/rulebooks');
        const { showClause, showRulebook, showRulebooks, showSection } = await import('../show/clauses.ts');
        const shelf = readShelf();
        const asked = rulesGiven(shelf, [rulebook, section, clause]);
        const clauses = matrixOf(shelf).filter(
          (one) =>
            (!asked.rulebook || one.rulebook === asked.rulebook.id) &&
            (!asked.section || one.section === asked.section.section) &&
            (asked.clause === undefined || one.clause === asked.clause),
        );
        if (json) desk.printJson({ clauses: clauses.map((one) => listed(one, oneLine(one))) });
        else if (!asked.rulebook) desk.print(showRulebooks(shelf.rulebooks, clauses, desk.paint));
        else if (!asked.section) desk.print(showRulebook(asked.rulebook, clauses, desk.paint));
        else if (asked.clause === undefined)
          desk.print(showSection(asked.rulebook, asked.section, clauses, desk.paint));
        else desk.print(clauses.map((one) => showClause(one, desk.paint)).join('\n'));
      },
    );

/** A clause as programs read it. */
const listed = (clause: MatrixClause, text: string) => ({
  rulebook: clause.rulebook,
  section: clause.section,
  clause: clause.clause,
  treatment: clause.treatment,
  text,
  rule: clause.rule,
  tests: clause.tests,
});
