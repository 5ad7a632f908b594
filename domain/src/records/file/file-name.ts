import { z } from "zod";
import { AppError } from "../../shared/error";
import { sharedIssues } from "../../shared/shared-issues";
import { Line } from "../../shared/value";
import { recordsIssues } from "../records-issues";
import { fileTexts } from "./texts";

const MAX_LENGTH = 255;
/** Slashes separate folders; bidirectional control characters can hide a file's real extension. */
const UNSAFE = /[/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A file name in NFC: macOS sends decomposed Korean, which looks broken on other systems. */
export const Filename = z
  .string()
  .transform((name) => name.normalize("NFC"))
  .pipe(
    Line(MAX_LENGTH)
      .min(1, sharedIssues.required)
      .refine((name) => !UNSAFE.test(name), recordsIssues.fileName),
  );

/** Extensions of programs and scripts, which run on a double click; mail services refuse them too. */
const REFUSED = new Set(
  (
    "ade adp apk app appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpack dll dmg ex_ exe hta inf ins ipa " +
    "iso isp jar jnlp js jse ksh lib lnk mde mjs msc msi msix msixbundle msp mst nsh osx out pif pkg ps1 psm1 py pyw " +
    "reg rpm run scr sct sh shb sys vb vbe vbs vhd vxd wsc wsf wsh xll deb bin csh elf"
  ).split(" "),
);

/** @throws if the format is executable; trailing dots and spaces are ignored, as Windows drops them */
export function assertFormat(filename: string): void {
  const end = [...filename].findLastIndex((character) => character !== "." && character !== " ");
  const extension = extensionOf([...filename].slice(0, end + 1).join(""));
  if (REFUSED.has(extension)) throw new AppError("NOT_ACCEPTABLE", fileTexts.unsupportedFormat(extension));
}

/** The extension after the last dot, in lower case; "" if there is none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf(".");
  return dot < 0 ? "" : filename.slice(dot + 1).toLowerCase();
}

/** The name of the second, third and further file of a name, such as `a (2).pdf`; the first has the name itself. */
export function numberedName(filename: string, number: number): string {
  if (number === 1) return filename;
  const dot = filename.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ""];
  return `${stem} (${number})${extension}`;
}

/** Names with equal keys are the same file on most disks. */
export const filenameKey = (filename: string): string => filename.normalize("NFC").toLowerCase();

const INLINE_TYPES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  bmp: "image/bmp",
  pdf: "application/pdf",
};

/** The content type for inline display; undefined if the file may only be downloaded. */
export const previewTypeOf = (filename: string): string | undefined => INLINE_TYPES[extensionOf(filename)];
