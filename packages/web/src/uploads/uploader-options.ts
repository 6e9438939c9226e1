// What an uploader is told once: where files go and with what, how many at a time, and what is done before and after.
import type { ChunkOptions } from "./chunk-upload.ts";
import type { UploadRules } from "./rules.ts";
import type { Send } from "./send.ts";
import type { UploadFile } from "./upload-file.ts";

export type UploaderOptions = UploadRules & {
  putAction?: string;
  postAction?: string;
  /** Where chunks go; without it large files are sent whole. */
  chunk?: Omit<ChunkOptions, "resumed" | "onSession"> & { minSize?: number };
  headers?: () => Record<string, string>;
  data?: Record<string, string>;
  timeout?: number;
  /** How many files at once. */
  thread?: number;
  /** The name of the multipart field. */
  field?: string;
  /** What is done with a file before it leaves, such as making it smaller. */
  prepare?: (file: UploadFile) => Promise<Partial<UploadFile>>;
  /** Uploads that were interrupted before; see resumable.ts. */
  memory?: {
    recall(file: UploadFile): Promise<ChunkOptions["resumed"]>;
    keep(file: UploadFile, session_id: string | number): void;
    /** Nothing can be gone on with; `isGivenUp`: what arrived need not be kept. */
    forget(file: UploadFile, isGivenUp: boolean): void;
    /** What was left unfinished. */
    list(): Promise<Partial<UploadFile>[]>;
  };
  onDone?: (file: UploadFile) => void;
  /** For tests: what sends, and what waits. */
  send?: Send;
  delay?: () => number;
};
