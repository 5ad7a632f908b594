/** Where an error happened; a person is named by the id only. */
export type ErrorPlace = { requestId?: string; userId?: string | undefined; job?: string };
