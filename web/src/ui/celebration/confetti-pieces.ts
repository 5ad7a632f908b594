/** A piece of confetti: place and speed in pixels and pixels a second, angles in radians. */
export type Piece = { x: number; y: number; vx: number; vy: number; angle: number; spin: number; color: string };

type Area = { width: number; height: number };

const GRAVITY = 900;
const AIR = 0.6;

/** Pieces that are shot upwards from both lower corners. `random` gives numbers from 0 to 1. */
export function throwPieces({ width, height }: Area, colors: readonly string[], random: () => number): Piece[] {
  return Array.from({ length: 140 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const speed = (0.7 + random() * 0.7) * Math.sqrt(height) * 40;
    const direction = Math.PI * (0.28 + random() * 0.18);
    return {
      x: isLeft ? 0 : width,
      y: height,
      vx: Math.cos(direction) * speed * (isLeft ? 1 : -1),
      vy: -Math.sin(direction) * speed,
      angle: random() * Math.PI * 2,
      spin: (random() - 0.5) * 16,
      color: colors[index % colors.length] ?? "currentColor",
    };
  });
}

/** Moves a piece on by some seconds: it falls, and the air slows it. */
export function movePiece(piece: Piece, seconds: number): Piece {
  const slowed = Math.max(0, 1 - AIR * seconds);
  const vy = piece.vy * slowed + GRAVITY * seconds;
  const vx = piece.vx * slowed;
  return {
    ...piece,
    vx,
    vy,
    x: piece.x + vx * seconds,
    y: piece.y + vy * seconds,
    angle: piece.angle + piece.spin * seconds,
  };
}
