/** Prints one line, `N passed, N failed`, from the file that vitest's JSON reporter wrote. */
import { readFileSync } from 'node:fs';

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const results: Results = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
// A file that breaks before its first test counts as a failure too.
const broken = results.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
);
const failed = results.numFailedTests + broken.length;
const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : '';
process.stdout.write(`${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
