// A file on its way: its fields and their first values, and what may go wrong with it.

export const uploadErrors = [
  "abort",
  "timeout",
  "network",
  "server",
  "denied",
  "extension",
  "size",
  "not_exists",
  "file_object",
  "upload",
] as const;
export type UploadError = (typeof uploadErrors)[number];

/** What the server may say in an answer; the rest of it is whatever the address answers. */
export type UploadResponse = {
  status?: string;
  data?: unknown;
  message?: string;
  /** Of a refusal, as in every answer. */
  code?: string;
  errors?: Record<string, string[]>;
};

export type UploadFile = {
  id: string;
  /** With its folder, where a folder was dropped. */
  name: string;
  /** In bytes; -1 while it is not known. */
  size: number;
  type: string;
  active: boolean;
  error: UploadError | "";
  success: boolean;
  /** Percent with two decimals, as text. */
  progress: string;
  /** Bytes during the last second. */
  speed: number;
  response: UploadResponse;
  /** Fields sent along. */
  data: Record<string, string>;
  headers: Record<string, string>;
  putAction: string;
  postAction: string;
  /** In milliseconds; 0 is without end. */
  timeout: number;
  isPaused: boolean;
  file: Blob | null;
};

export const newUploadFile = (given: Partial<UploadFile> = {}): UploadFile => ({
  id: Math.random().toString(36).slice(2),
  name: "Filename",
  size: -1,
  type: "",
  active: false,
  error: "",
  success: false,
  progress: "0.00",
  speed: 0,
  response: {},
  data: {},
  headers: {},
  putAction: "",
  postAction: "",
  timeout: 0,
  isPaused: false,
  file: null,
  ...given,
});

/** Begun before the page was left, and neither going on nor given up. */
export const isUnfinished = ({ active, error, success }: UploadFile): boolean => !active && !error && !success;

/** A failure with one of the values above; `response` is what the server said. */
export class UploadFailure extends Error {
  readonly code: UploadError;
  readonly response: UploadResponse;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  constructor(code: UploadError, response: UploadResponse = {}, status = 0) {
    super(code);
    this.code = code;
    this.response = response;
    this.status = status;
  }
}
