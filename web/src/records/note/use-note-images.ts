import { fileTexts } from "@dure/domain/records/file/texts";
import {
  MAX_NOTE_IMAGE_BYTES,
  MAX_NOTE_IMAGES,
  NOTE_IMAGE_TYPES,
  noteImagePath,
} from "@dure/domain/records/note/note-image";
import { AppError } from "@dure/domain/shared/error";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTeam } from "../../teams/team/team-queries";
import { uploadErrorOf } from "../file/upload-error";

/** An image of a note being written: a stored one, or a new one with the URL of its local file in `preview`. */
export type DraftImage = { path: string; preview: string | undefined; sending: boolean };

/** The images of a note being written. A pasted image is uploaded at once; saving attaches it to the note. */
export function useNoteImages(initial: readonly string[]) {
  const { t } = useTranslation("records");
  const { teamId } = useTeam();
  const kept = () => initial.map((path): DraftImage => ({ path, preview: undefined, sending: false }));
  const [images, setImages] = useState(kept);
  const [error, setError] = useState<unknown>();
  const previews = useRef<string[]>([]);
  const changes = useRef(0);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  const drop = (path: string) => {
    changes.current += 1;
    setImages((list) => list.filter((image) => image.path !== path));
  };
  const send = async (file: File) => {
    const path = noteImagePath(teamId, crypto.randomUUID());
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    changes.current += 1;
    setImages((list) => [...list, { path, preview, sending: true }]);
    try {
      const { storeFile } = await import("../file/store-file");
      await storeFile({ path, file, contentType: file.type });
      setImages((list) => list.map((image) => (image.path === path ? { ...image, sending: false } : image)));
    } catch (failure) {
      drop(path);
      setError(uploadErrorOf(failure));
    }
  };
  const faultOf = ({ type, size }: File): unknown => {
    if (!NOTE_IMAGE_TYPES.includes(type)) return t("note.imageType");
    return size > MAX_NOTE_IMAGE_BYTES ? new AppError("PAYLOAD_TOO_LARGE", fileTexts.imageTooLarge) : undefined;
  };
  const add = (files: readonly File[]) => {
    const fits = files.filter((file) => faultOf(file) === undefined);
    const room = MAX_NOTE_IMAGES - images.length;
    const fault = files.map(faultOf).find((one) => one !== undefined);
    setError(fits.length > room ? t("note.tooManyImages", { max: MAX_NOTE_IMAGES }) : fault);
    for (const file of fits.slice(0, room)) void send(file);
  };
  const reset = () => {
    setImages(kept());
    setError(undefined);
  };
  /** @returns a function that tells whether no image was added or dropped since */
  const watch = () => {
    const before = changes.current;
    return () => changes.current === before;
  };
  return { images, error, add, drop, reset, watch, sending: images.some(({ sending }) => sending) };
}
