/** Prints one line, `N passed, N failed`, from the file that vitest's JSON reporter wrote. */
import { readFileSync } from 'node:fs';

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
}

const results: Results = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
// A file that breaks before its first test counts as a failure too.
const failed = results.numFailedTests || (results.success ? 0 : results.numFailedTestSuites);
const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : '';
process.stdout.write(`${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
