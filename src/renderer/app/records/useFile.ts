import { useEffect, useRef, useState } from 'react';
import { requestWorker } from '../../fetch/worker.ts';
import type { OpenedFile } from '../../session/line/shell.ts';
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
  read(file: OpenedFile): void;
  /** Reads no further, and forgets what was read. */
  stop(): void;
}

/** Reads one file at a time, beside the page. */
export function useRecordsFile(): Reading {
  const [file, setFile] = useState<File>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const stop = (): void => {
    end.current?.();
    end.current = undefined;
    setFile(undefined);
  };
  const read = ({ name, bytes }: OpenedFile): void => {
    stop();
    const begun = performance.now();
    const done = (read: FileRead): void => {
      end.current?.();
      setFile({ name, begun, read });
    };
    setFile({ name, begun, read: undefined });
    end.current = requestWorker<FileRead>({
      begin: () => new Worker(new URL('./records.worker.ts', import.meta.url), { type: 'module' }),
      ask: bytes,
      tell: done,
      fail: () => done({ unreadable: 'failed' }),
    });
  };
  return { file, read, stop };
}
