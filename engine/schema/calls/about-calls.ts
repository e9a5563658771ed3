import { call, signedIn } from '../call-shapes/call.ts';
import { nothing, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inPages, inShippedScreens } from '../documents/document-kinds.ts';
import { shape } from '../shape.ts';

const version = shape.string({ maxLength: 20 });

/** What the program is, and the statement that people agree to. */
export const aboutCalls = {
  aboutProgram: call({
    method: 'GET',
    path: '/api/system/About',
    right: signedIn,
    documents: inPages,
    reads: true,
    shapes: {
      data: shape.object({
        version: shape.string(),
        engine: shape.string({ description: 'database and its version; empty but for administrators' }),
        node: shape.string({ description: 'empty but for administrators' }),
      }),
    },
    source: 'design 5: about; administration H3',
  }),
  licences: call({
    method: 'GET',
    path: '/api/system/Licences',
    right: signedIn,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        currentPage: pageQuery.currentPage,
        pageSize: pageQuery.pageSize,
        keyword: pageQuery.keyword,
      }),
      data: pageOf(
        shape.object({ id: shape.string(), name: shape.string(), version: shape.string(), licence: shape.string() }),
      ),
    },
    source: 'design 5: licences of what the program is made of; administration H3',
  }),
  helpLinks: call({
    method: 'GET',
    path: '/api/system/HelpLinks',
    right: signedIn,
    documents: inShippedScreens,
    reads: true,
    shapes: { data: shape.object({ list: shape.array(shape.object({ name: shape.string(), url: shape.string() })) }) },
    source: 'design 5: documentation; administration H6',
  }),
  loadStatement: call({
    method: 'GET',
    path: '/api/system/Statement',
    right: signedIn,
    whenSeeing: 'asker',
    documents: inPages,
    reads: true,
    shapes: {
      data: shape.object({
        html: shape.string({ description: "safe, in the reader's language" }),
        version: shape.string(),
        agreedTime: shape.string({ description: 'when the caller agreed to this version; empty for not yet' }),
      }),
    },
    source: 'design 5: the statement; administration H4',
  }),
  agreeToStatement: call({
    method: 'POST',
    path: '/api/system/Statement/Actions/Agree',
    right: signedIn,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object({ version }, { additionalProperties: false, description: 'that was read' }),
      data: nothing,
    },
    source: 'design 5: the statement; administration H4',
  }),
};
