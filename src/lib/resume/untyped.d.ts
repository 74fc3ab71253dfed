// What we use of packages that bring no types.

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    path: {
      commands: { command: string; args: number[] }[];
      bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
    };
  }
  export interface GlyphEncoder {
    encodeSimple: (path: Glyph['path']) => Uint8Array;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (
      text: string,
      features?: string[],
    ) => {
      glyphs: Glyph[];
      positions: { xAdvance: number }[];
      readonly advanceWidth: number;
    };
    createSubset: () => { glyphEncoder?: GlyphEncoder };
  }
  /** `coordinates`: of a variable font, such as `{ wght: 700 }`. */
  export function create(bytes: Uint8Array, coordinates?: Record<string, number>): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  type Content = Element | (() => void);
  interface Element {
    add: (child: Element) => Element;
    end: () => void;
  }
  export default class Document {
    constructor(options: Record<string, unknown>);
    on(event: 'data', take: (bytes: Uint8Array) => void): this;
    on(event: 'end', done: () => void): this;
    addPage(): this;
    registerFont(name: string, source: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: Record<string, unknown>): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    struct(type: string, content: Content | Content[]): Element;
    struct(type: string, options?: Record<string, unknown>, content?: Content | Content[]): Element;
    addStructure(element: Element): this;
    markContent(tag: string, options?: Record<string, unknown>): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'virtual:resume-fonts' {
  import type { FontFile } from './fontFiles.ts';

  const files: readonly FontFile[];
  export default files;
}
