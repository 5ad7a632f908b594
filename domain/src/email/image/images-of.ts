import { documentParts } from "../document/document-parts";
import type { EmailDocument } from "../document/email-document";

/** The addresses of a document's images. */
export const imagesOf = (document: EmailDocument | null): string[] => (document ? documentParts(document).images : []);
