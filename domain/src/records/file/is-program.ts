/** How many bytes of a file `isProgram` needs. */
export const FILE_START_BYTES = 16;

/** The beginnings of Windows, Linux and macOS programs, and of scripts that a shell runs. */
const PROGRAMS: readonly (readonly number[])[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0x23, 0x21],
];

/** Whether a file is a program by its first bytes, whatever its name says. */
export const isProgram = (start: Uint8Array): boolean =>
  PROGRAMS.some((bytes) => bytes.every((byte, at) => start[at] === byte));
