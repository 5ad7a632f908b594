/** How many bytes of a file `isExecutable` needs. */
export const EXECUTABLE_START_BYTES = 4;

/** The first bytes of programs: of Windows, Linux, macOS (four ways), scripts that name their interpreter. */
const STARTS: readonly (readonly number[])[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0x23, 0x21],
];

/** Whether a file is a program by its first bytes, whatever its name says. */
export const isExecutable = (start: Uint8Array): boolean =>
  STARTS.some((bytes) => bytes.every((byte, at) => start[at] === byte));
