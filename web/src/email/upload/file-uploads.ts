/** A file on its way into a mail. */
export type FileUpload<Result> = {
  key: string;
  file: File;
  state: "uploading" | "uploaded" | "failed";
  /** Bytes. */
  sent: number;
  error: unknown;
  /** What the server made of the file; undefined until it is uploaded. */
  result: Result | undefined;
};

export type FileUploads<Result> = ReturnType<typeof createFileUploads<Result>>;

type Sending<Result> = {
  send: (file: File, onProgress: (sent: number) => void) => Promise<Result>;
  /** Why a file is refused before it is sent. */
  faultOf: (file: File) => unknown;
  keyOf: (file: File) => string;
};

/** The uploads of one form, as a store. One that failed stays until it is tried again or dismissed. */
export function createFileUploads<Result>({ send, faultOf, keyOf }: Sending<Result>) {
  let uploads: readonly FileUpload<Result>[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly FileUpload<Result>[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, values: Partial<FileUpload<Result>>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const run = async (key: string, file: File) => {
    change(key, { state: "uploading", sent: 0, error: undefined });
    try {
      const result = await send(file, (sent) => change(key, { sent }));
      change(key, { state: "uploaded", result });
    } catch (error) {
      change(key, { state: "failed", error });
    }
  };
  return {
    all: (): readonly FileUpload<Result>[] => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to upload a file. @returns its key; undefined if it is refused */
    begin: (file: File): string | undefined => {
      const error = faultOf(file);
      const key = keyOf(file);
      set([...uploads, { key, file, state: "failed", sent: 0, error, result: undefined }]);
      if (error !== undefined) return undefined;
      void run(key, file);
      return key;
    },
    retry: (key: string): void => {
      const failed = uploads.find((one) => one.key === key && one.state === "failed");
      if (failed) void run(key, failed.file);
    },
    dismiss: (key: string): void => set(uploads.filter((one) => one.key !== key)),
  };
}
