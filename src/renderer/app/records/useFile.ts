import { useEffect, useRef, useState } from 'react';
import type { HandedFile } from '../../session/line/shell.ts';
import type { FileRead } from './readFile.ts';

interface File {
  readonly name: string;
  /** When it was begun: another one is another list. */
  readonly begun: number;
  /** Nothing while it is being read. */
  readonly read: FileRead | undefined;
}

interface Reading {
  readonly file: File | undefined;
  read(file: HandedFile): void;
  /** Reads no further, and forgets what was read. */
  stop(): void;
}

/** Reads one file at a time, beside the page. */
export function useFile(): Reading {
  const [file, setFile] = useState<File>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setFile(undefined);
  };
  const read = ({ name, bytes }: HandedFile): void => {
    stop();
    const begun = performance.now();
    const done = (read: FileRead): void => {
      worker.current?.terminate();
      setFile({ name, begun, read });
    };
    const reader = new Worker(new URL('./records.worker.ts', import.meta.url), { type: 'module' });
    worker.current = reader;
    reader.addEventListener('message', ({ data }: MessageEvent<FileRead>) => done(data));
    reader.addEventListener('error', () => done({ unreadable: 'no-text' }));
    setFile({ name, begun, read: undefined });
    reader.postMessage(bytes);
  };
  return { file, read, stop };
}
