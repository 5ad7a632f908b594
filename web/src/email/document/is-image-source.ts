import { ImageSource } from "@dure/domain/email/document/document-values";

export const isImageSource = (address: string): boolean => ImageSource.safeParse(address).success;
