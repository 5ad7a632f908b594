import { expect, test } from "vitest";
import { parseTable } from "./parse-table";

test.each([
  [
    "what Excel copies, with line breaks in cells",
    '이름\t메모\r\n상담\t"첫 줄\n둘째 줄"\r\n',
    [
      ["이름", "메모"],
      ["상담", "첫 줄\n둘째 줄"],
    ],
  ],
  [
    "quotes that belong to the text",
    'a\tb\n"hi" there\tz\n5"\tx',
    [
      ["a", "b"],
      ['"hi" there', "z"],
      ['5"', "x"],
    ],
  ],
  [
    "a lonely quote at the beginning of a cell",
    'a\tb\n"5 inch\tz',
    [
      ["a", "b"],
      ['"5 inch', "z"],
    ],
  ],
  [
    "a quoted quote",
    'a\tb\n"say ""hi""\n!"\tz',
    [
      ["a", "b"],
      ['say "hi"\n!', "z"],
    ],
  ],
  [
    "trailing empty rows and columns",
    "a\tb\t\t\r\n1\t2\t\t\r\n\t\t\t\r\n\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "rows of different widths",
    "a\tb\n1",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  [
    "a CSV file with a byte order mark",
    '\uFEFF이름,금액\r\n"Kim, Inc",10\r\n',
    [
      ["이름", "금액"],
      ["Kim, Inc", "10"],
    ],
  ],
  [
    "semicolons",
    "a;b\n1;2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "commas inside a clipboard's cells",
    "a, b\tc\n1,2\t3",
    [
      ["a, b", "c"],
      ["1,2", "3"],
    ],
  ],
  ["one column", "이름\n하나\n둘", [["이름"], ["하나"], ["둘"]]],
  [
    "old line ends",
    "a\tb\r1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["nothing", " \r\n", []],
])("reads %s", (_, text, rows) => expect(parseTable(text)).toEqual(rows));
