import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP archive of one file. */
export function zipOf(name: string, content: string): Buffer {
  const file = Buffer.from(content);
  const packed = deflateRawSync(file);
  const title = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(file), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(file.length, 18);
  common.writeUInt16LE(title.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, title, packed]);
  const entry = Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, Buffer.alloc(14), title]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
