import { requestWorker } from '../../lazy/worker-request.ts';
import type { Jobs } from './rules.worker.ts';

type Told<Job> = Job extends (ask: never) => Iterable<infer Each> ? Each : never;

interface JobRequest<Name extends keyof Jobs> {
  readonly job: Name;
  readonly ask: Parameters<Jobs[Name]>[0];
  tell(told: Told<Jobs[Name]>): void;
  /** The worker can't be created, or crashed. */
  fail(): void;
}

/** Has a job done in a worker of its own, until the returned function is called. */
export function requestJob<Name extends keyof Jobs>({ job, ask, tell, fail }: JobRequest<Name>): () => void {
  return requestWorker<Told<Jobs[Name]>>({
    begin: () => new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' }),
    ask: { job, ask },
    tell,
    fail,
  });
}
