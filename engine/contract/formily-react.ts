/**
 * The contexts in which components made for Formily look for their form, their field and the scope of a schema. By their own
 * file: the package's door brings its schemas and their compiler with it, which come with the widgets that need them.
 */
export {
  ContextCleaner,
  FieldContext,
  FormContext,
  SchemaExpressionScopeContext,
} from '@formily/react/esm/shared/context';
