import 'antd/dist/reset.css';
